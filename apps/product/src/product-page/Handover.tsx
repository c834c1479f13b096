import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { todayLabel } from '@verstak/dates/dates.texts'
import { useRegion } from '@verstak/region'
import { Icon } from '@verstak/ui-kit/Icon'
import { boxIcon, type IconShape, returnsIcon, storeIcon, truckIcon } from '@verstak/ui-kit/icons'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { handoverTexts } from '../product.texts.ts'
import { DeliveryButton } from './DeliveryButton.tsx'

export interface HandoverProps {
  product: ProductDetails
}

/** Availability, delivery and return period. */
export function Handover({ product }: HandoverProps) {
  const { availabilityInfo, dates, nearestOffice, buttons } = product
  const region = useRegion()
  const isSomewhere = buttons?.some(({ type }) => type === 'whereBuy') ?? false
  const whereToBuy = isSomewhere && <DeliveryButton way="pickup" product={product} />
  const shops = handoverTexts.shops(availabilityInfo.currentlyAvailable)
  return (
    <ul className={list} aria-label={handoverTexts.label}>
      {dates.pickupText && (
        <Way
          icon={storeIcon}
          title={
            <>
              {handoverTexts.pickup}{' '}
              <span className={day} data-today={dates.pickupText === todayLabel || undefined}>
                {dates.pickupText}
              </span>
            </>
          }
          action={whereToBuy}
        >
          {nearestOffice ? `${shops}, ${handoverTexts.nearest(nearestOffice.address)}` : shops}
        </Way>
      )}
      {!dates.pickupText && isSomewhere && (
        <Way icon={storeIcon} title={shops} action={whereToBuy}>
          {handoverTexts.tooFew}
        </Way>
      )}
      {dates.courierText && (
        <Way
          icon={truckIcon}
          title={`${handoverTexts.courier} ${dates.courierText}`}
          action={<DeliveryButton way="courier" product={product} />}
        >
          {handoverTexts.courierRegion(region.prepositional)}
        </Way>
      )}
      {(dates.pickupText ?? dates.courierText) && (
        <Way
          icon={boxIcon}
          title={handoverTexts.transport}
          action={<DeliveryButton way="transport" product={product} />}
        >
          {handoverTexts.transportNote}
        </Way>
      )}
      <Way icon={returnsIcon} title={handoverTexts.returns}>
        {handoverTexts.returnsCondition}
      </Way>
    </ul>
  )
}

interface WayProps {
  icon: IconShape
  title: ReactNode
  children: ReactNode
  action?: ReactNode
}

function Way({ icon, title, children, action }: WayProps) {
  return (
    <li className={way}>
      <Icon shape={icon} size="l" />
      <span>
        <b className={headline}>{title}</b>
        <small className={note}>{children}</small>
        {action && <span className={below}>{action}</span>}
      </span>
    </li>
  )
}

const below = css`
  display: block;
  margin-top: ${space.s4};

  /* Hidden in print. */
  @media print {
    display: none;
  }
`

const day = css`
  &[data-today] {
    color: ${color.stateOk};
  }
`

const headline = css`
  display: block;
  font-weight: ${weight.semibold};
`

const note = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const way = css`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: ${space.s12};
  padding: ${space.s12} 0;

  & + & {
    border-top: 1px solid ${color.lineHair};
  }
`

const list = css`
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`
