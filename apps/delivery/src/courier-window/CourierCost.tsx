import { css } from '@linaria/core'
import type { Courier } from '@verstak/contracts/courier'
import { formatPrice } from '@verstak/money'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { RateTable } from '../rate-table/RateTable.tsx'
import { courierTexts, cubicMetres, kilograms } from './courier.texts.ts'
import type { Parcel } from './Parcel.ts'
import { litresOf, rateOf } from './rateOf.ts'

export interface CourierCostProps {
  courier: Courier
  parcel: Parcel
}

/** Prices by weight, volume and zone; the row of the visitor's goods is marked. */
export function CourierCost({ courier: { cost, earliest }, parcel }: CourierCostProps) {
  const { zones, rates, freeFrom } = cost
  const rate = rateOf(rates, parcel)
  const litres = litresOf(parcel)
  const nearest = zones[0]
  const price = rate?.prices[0]
  return (
    <>
      {rate && parcel?.weight && (
        <p className={yours}>
          {courierTexts.yours} <b>{kilograms(parcel.weight)}</b>
          {litres !== null && `, ${cubicMetres(litres)}`}. {courierTexts.bring(earliest.dateText)}
          {nearest && typeof price === 'number' && `, ${courierTexts.deliveryFor(lowerFirst(nearest.name), price)}`}
        </p>
      )}
      <RateTable
        caption={courierTexts.cost}
        rows={rates}
        keyOf={({ maxWeight, maxVolume }) => `${maxWeight}-${maxVolume}`}
        isMarked={(row) => row === rate}
        columns={[
          {
            key: 'rate',
            header: courierTexts.weightAndVolume,
            cell: (row) => (
              <>
                {courierTexts.rate(row.maxWeight, row.maxVolume)}
                {row === rate && <span className={quiet}>{courierTexts.thisProduct}</span>}
              </>
            ),
          },
          ...zones.map(({ id, name, note, isPerKm }, index) => ({
            key: String(id),
            header: (
              <>
                {name}
                {note && <span className={second}>{note}</span>}
              </>
            ),
            isFigure: true,
            cell: ({ prices }: (typeof rates)[number]) => priceText(prices[index], isPerKm),
          })),
        ]}
      />
      {freeFrom && nearest && (
        <p className={below}>{courierTexts.freeFrom(freeFrom.sum, freeFrom.maxWeight, nearest.name)}</p>
      )}
    </>
  )
}

function priceText(price: number | null | undefined, isPerKm: boolean): string {
  if (price === null || price === undefined) return courierTexts.byAgreement
  return isPerKm ? courierTexts.perKm(price) : formatPrice(price)
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const yours = css`
  margin-bottom: ${space.s12};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const quiet = css`
  display: block;
  margin-top: ${space.s4};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.regular};
`

const below = css`
  margin-top: ${space.s12};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const second = css`
  display: block;
`
