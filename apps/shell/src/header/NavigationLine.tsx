import { css } from '@linaria/core'
import { SUPPORT_PHONE, telAddress } from '@verstak/contracts/support'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Container } from '@verstak/ui-kit/Container'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { StaticPart } from '../document/StaticPart.tsx'
import { RegionButton } from '../region-choice/RegionButton.tsx'
import { headerTexts } from './header.texts.ts'

/** Region, links about buying, working hours and the support phone above the main bar. */
export function NavigationLine() {
  const { workingTime } = useRegion()
  const { supportPhone = SUPPORT_PHONE } = useHost()
  return (
    <div className={line}>
      <Container className={row}>
        <RegionButton />
        <StaticPart name="navigation" className={links} role="navigation" aria-label={headerTexts.aboutBuying} />
        <span className={time}>{workingTime}</span>
        <a className={phone} href={telAddress(supportPhone)}>
          {supportPhone}
        </a>
      </Container>
    </div>
  )
}

const line = css`
  background-color: ${color.surfacePage};
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s24};
  height: 36px;
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

/* On a narrow screen only the shops and the companies' page. */
const links = css`
  display: flex;
  gap: ${space.s24};
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;

  & > a {
    color: ${color.textSecondary};
  }

  & small {
    margin-left: ${space.s6};
    color: ${color.textMuted};
    font-size: ${fontSize.s12};
  }

  & > a:focus-visible {
    outline-offset: -2px;
  }

  @media ${media.belowWide} {
    & small,
    & > a:nth-child(n + 3) {
      display: none;
    }
  }
`

const time = css`
  margin-left: auto;
  color: ${color.textMuted};
  white-space: nowrap;

  @media ${media.phone} {
    display: none;
  }
`

const phone = css`
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  font-weight: ${weight.semibold};
  white-space: nowrap;

  @media ${media.phone} {
    margin-left: auto;
  }
`
