import { css } from '@linaria/core'
import type { ProductTile as Product } from '@verstak/contracts/product'
import { formatDay } from '@verstak/dates'
import { todayLabel } from '@verstak/dates/dates.texts'
import { AvailabilityLine } from '@verstak/ui-kit/AvailabilityLine'
import { boxIcon, clockIcon, infoIcon, storeIcon, truckIcon } from '@verstak/ui-kit/icons'
import type { Device } from '@verstak/ui-kit/photoSize'
import {
  capitalized,
  courierLabels,
  expectedLabel,
  lowStock,
  officesLabel,
  outOfStock,
  pickupLabel,
} from './productTile.texts.ts'

export interface TileAvailabilityProps {
  product: Product
  device: Device
}

/** Where and when the product is available, in the API's words; or that it is not, and the expected date. */
export function TileAvailability({ product, device }: TileAvailabilityProps) {
  const { availabilityInfo: stock, dates } = product
  if (!stock.isInStock) {
    return (
      <>
        <AvailabilityLine icon={clockIcon} tone="danger">
          <b>{outOfStock}</b>
        </AvailabilityLine>
        {stock.expectedDate && (
          <AvailabilityLine icon={boxIcon}>{expectedLabel(dayName(stock.expectedDate))}</AvailabilityLine>
        )}
      </>
    )
  }
  const isPhone = device === 'phone'
  const pickup = stock.isLow ? lowStock : dates.pickupText
  return (
    <>
      {pickup && (
        <AvailabilityLine icon={storeIcon} tone={!stock.isLow && pickup === todayLabel ? 'ok' : 'warn'}>
          {isPhone ? (
            <b>{capitalized(pickup)}</b>
          ) : (
            <>
              <span className={label}>{`${pickupLabel} `}</span>
              <b className={day}>{pickup}</b>
            </>
          )}
          {stock.currentlyAvailable > 0 && `, ${officesLabel(stock.currentlyAvailable)}`}
        </AvailabilityLine>
      )}
      {dates.courierText && (
        <AvailabilityLine icon={truckIcon}>
          {`${courierLabels[device]} `}
          <b>{dates.courierText}</b>
        </AvailabilityLine>
      )}
      {product.deliveryWarningMessage && (
        <AvailabilityLine icon={infoIcon} tone="warn">
          {product.deliveryWarningMessage}
        </AvailabilityLine>
      )}
    </>
  )
}

/**
 * An ISO date is a calendar day, independent of the time zone; the reference date is far away, so it never becomes
 * «today».
 */
const dayName = (isoDate: string) => formatDay(new Date(isoDate), new Date(0), 'UTC')

/* When the whole line does not fit, the icon replaces the word «pickup», as on a phone. */
const short = '(max-width: 243px)'

const label = css`
  @container ${short} {
    position: absolute;
    clip-path: inset(50%);
  }
`

const day = css`
  @container ${short} {
    display: inline-block;

    &::first-letter {
      text-transform: uppercase;
    }
  }
`
