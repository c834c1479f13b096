import { css } from '@linaria/core'
import { SUPPORT_PHONE, telAddress } from '@verstak/contracts/support'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Icon } from '@verstak/ui-kit/Icon'
import { phoneIcon, returnsIcon, storeIcon, truckIcon } from '@verstak/ui-kit/icons'
import type { IconShape } from '@verstak/ui-kit/icons'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { benefitTexts } from './homePage.texts.ts'

/** What the store does for every order in the visitor's region. */
export function Benefits() {
  const region = useRegion()
  const { supportPhone = SUPPORT_PHONE } = useHost()
  return (
    <ul className={strip} aria-label={benefitTexts.label}>
      <Benefit icon={storeIcon} title={benefitTexts.pickup} note={benefitTexts.pickupNote(region)} />
      <Benefit
        icon={truckIcon}
        title={region.hasOwnDelivery ? benefitTexts.courier : benefitTexts.carrier}
        note={region.areaCaptionFull}
      />
      <Benefit icon={returnsIcon} title={benefitTexts.returns} note={benefitTexts.returnsNote} />
      <Benefit
        icon={phoneIcon}
        title={benefitTexts.call}
        note={
          <a className={phone} href={telAddress(supportPhone)}>
            {supportPhone}
          </a>
        }
      />
    </ul>
  )
}

interface BenefitProps {
  icon: IconShape
  title: string
  note: ReactNode
}

function Benefit({ icon, title, note }: BenefitProps) {
  return (
    <li className={benefit}>
      <Icon shape={icon} size="l" />
      <div>
        <p className={heading}>{title}</p>
        <p className={quiet}>{note}</p>
      </div>
    </li>
  )
}

const strip = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media (min-width: 1080px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/* Hairlines at the top and left; the sheet clips those of the outer cells. */
const benefit = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s12};
  margin: -1px 0 0 -1px;
  padding: ${space.s12} ${space.s20};
  border: solid ${color.lineHair};
  border-width: 1px 0 0 1px;

  @media ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${space.s6};
    padding: ${space.s12};
  }
`

/* The whole cell is the phone link. */
const phone = css`
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const heading = css`
  font-weight: ${weight.semibold};
`

const quiet = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
