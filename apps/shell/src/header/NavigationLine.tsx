import { css } from '@linaria/core'
import { SUPPORT_PHONE } from '@verstak/contracts/support'
import { useRegion } from '@verstak/region'
import { Container } from '@verstak/ui-kit/Container'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { RegionButton } from '../region-choice/RegionButton.tsx'
import { telAddress } from './phones.ts'

/** Region, working time and the support phone above the main bar. */
export function NavigationLine() {
  const { workingTime } = useRegion()
  return (
    <div className={line}>
      <Container className={row}>
        <RegionButton />
        <span className={time}>{workingTime}</span>
        <a className={phone} href={telAddress(SUPPORT_PHONE)}>
          {SUPPORT_PHONE}
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

const time = css`
  margin-left: auto;
  color: ${color.textMuted};
`

const phone = css`
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  font-weight: ${weight.semibold};
  white-space: nowrap;
`
