import { css } from '@linaria/core'
import type { ProductTile } from '@verstak/contracts/product'
import { todayLabel } from '@verstak/dates/dates.texts'
import { AvailabilityLine } from '@verstak/ui-kit/AvailabilityLine'
import { storeIcon, truckIcon } from '@verstak/ui-kit/icons'
import { space } from '@verstak/ui-kit/tokens'
import { analogTexts, handoverTexts } from '../product.texts.ts'

export interface AnalogAvailabilityProps {
  product: Pick<ProductTile, 'availabilityInfo' | 'dates'>
  device: 'desktop' | 'phone'
}

/** Two lines of a card: where and when it can be fetched, and when a courier brings it. */
export function AnalogAvailability({ product: { availabilityInfo, dates }, device }: AnalogAvailabilityProps) {
  const { currentlyAvailable, isLow } = availabilityInfo
  return (
    <div className={lines}>
      {dates.pickupText && (
        <AvailabilityLine icon={storeIcon} tone={!isLow && dates.pickupText === todayLabel ? 'ok' : 'warn'}>
          <span className={label}>{analogTexts.pickup} </span>
          <b>{isLow ? analogTexts.low : dates.pickupText}</b>, {handoverTexts.shops(currentlyAvailable)}
        </AvailabilityLine>
      )}
      {dates.courierText && (
        <AvailabilityLine icon={truckIcon}>
          {analogTexts.courier[device]} <b>{dates.courierText}</b>
        </AvailabilityLine>
      )}
    </div>
  )
}

const label = css``

/* Where the whole line does not fit, the icon says «pickup» to the eye. */
const lines = css`
  display: grid;
  gap: ${space.s2};
  container-type: inline-size;

  @container (max-width: 243px) {
    .${label} {
      position: absolute;
      clip-path: inset(50%);
    }

    .${label} + b {
      display: inline-block;
    }

    .${label} + b::first-letter {
      text-transform: uppercase;
    }
  }
`
