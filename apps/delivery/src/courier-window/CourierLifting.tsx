import { css } from '@linaria/core'
import type { Courier } from '@verstak/contracts/courier'
import { formatPrice } from '@verstak/money'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { RateTable } from '../rate-table/RateTable.tsx'
import { courierTexts } from './courier.texts.ts'
import type { Parcel } from './Parcel.ts'
import { liftingOf } from './rateOf.ts'

export interface CourierLiftingProps {
  courier: Courier
  parcel: Parcel
}

/** What lifting costs with a lift and without one. */
export function CourierLifting({ courier: { liftingPrice, liftSize }, parcel }: CourierLiftingProps) {
  const mine = liftingOf(liftingPrice, parcel)
  return (
    <>
      <RateTable
        caption={courierTexts.liftingInMoscow}
        rows={liftingPrice}
        keyOf={({ maxWeight }) => maxWeight ?? 'more'}
        isMarked={(row) => row === mine}
        columns={[
          {
            key: 'weight',
            header: courierTexts.heaviest,
            cell: (row) => (
              <>
                {weightText(row, liftingPrice)}
                {row === mine && <span className={quiet}>{courierTexts.thisProduct}</span>}
              </>
            ),
          },
          {
            key: 'elevator',
            header: courierTexts.elevator,
            isFigure: true,
            cell: ({ elevator }) => priceText(elevator),
          },
          {
            key: 'stairs',
            header: courierTexts.stairs,
            isFigure: true,
            cell: ({ stairsPerFloor }) => priceText(stairsPerFloor),
          },
        ]}
      />
      {liftSize && (
        <section className={note}>
          <h3 className={title}>{courierTexts.liftTitle}</h3>
          <p>{courierTexts.lift([liftSize.length, liftSize.width, liftSize.height])}</p>
        </section>
      )}
    </>
  )
}

function weightText(
  { maxWeight, note: words }: Courier['liftingPrice'][number],
  rows: Courier['liftingPrice'],
): string {
  if (maxWeight !== null) return courierTexts.upTo(maxWeight, words)
  const known = rows.flatMap((row) => row.maxWeight ?? [])
  return known.length > 0 ? courierTexts.above(Math.max(...known), words) : courierTexts.anyWeight
}

const priceText = (price: number | null) =>
  price === null ? courierTexts.byAgreement : price === 0 ? courierTexts.free : formatPrice(price)

const quiet = css`
  display: block;
  margin-top: ${space.s4};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.regular};
`

const note = css`
  margin-top: ${space.s16};
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const title = css`
  font-weight: ${weight.semibold};
`
