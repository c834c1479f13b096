import { css } from '@linaria/core'
import { SUPPORT_PHONE } from '@verstak/contracts/support'
import { useRegion } from '@verstak/region'
import { Container } from '@verstak/ui-kit/Container'
import { Icon } from '@verstak/ui-kit/Icon'
import { pinIcon } from '@verstak/ui-kit/icons'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { headerTexts } from './header.texts.ts'
import { telAddress } from './phones.ts'

/** Region, working time and the support phone above the main bar. */
export function NavigationLine() {
  const { name, workingTime } = useRegion()
  return (
    <div className={line}>
      <Container className={row}>
        <span className={place}>
          <Icon shape={pinIcon} size="s" />
          <VisuallyHidden>{headerTexts.region}</VisuallyHidden> {name}
        </span>
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

const place = css`
  display: flex;
  align-items: center;
  gap: ${space.s6};
  font-weight: ${weight.medium};
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
