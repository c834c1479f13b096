import type { Courier } from '@verstak/contracts/courier'
import type { Parcel } from './Parcel.ts'
import type { Tab } from '@verstak/ui-kit/Tabs'
import { CourierCost } from './CourierCost.tsx'
import { CourierIntervals } from './CourierIntervals.tsx'
import { CourierLifting } from './CourierLifting.tsx'
import { courierTexts } from './courier.texts.ts'

/** Tabs of a courier: an empty block has none (COURIER-001…006). */
export function courierTabs(courier: Courier, parcel: Parcel): Tab[] {
  const { cost, hasIntervals, intervals, liftingPrice, isMoscow } = courier
  return [
    ...(cost.zones.length > 0 && cost.rates.length > 0
      ? [{ value: 'cost', label: courierTexts.cost, content: <CourierCost courier={courier} parcel={parcel} /> }]
      : []),
    ...(hasIntervals && intervals.length > 0
      ? [{ value: 'intervals', label: courierTexts.intervals, content: <CourierIntervals days={intervals} /> }]
      : []),
    ...(liftingPrice.length > 0
      ? [
          {
            value: 'lifting',
            label: isMoscow ? courierTexts.liftingInMoscow : courierTexts.lifting,
            content: <CourierLifting courier={courier} parcel={parcel} />,
          },
        ]
      : []),
  ]
}
