import { discountPercent, formatDiscountPercent } from '@verstak/money'
import { Nameplate } from '../Nameplate/Nameplate.tsx'
import { maximumDiscountLabel } from './discountPlate.texts.ts'

export interface DiscountPlateProps {
  /** Price now, kopecks. */
  kopecks: number
  /** Price before, kopecks; null when there was none. */
  oldKopecks: number | null | undefined
  /** The largest discount of several products, or of several prices of one: «до -18%». */
  isMaximum?: boolean
}

/**
 * Plate with the discount in whole percents, rounded down so that it is never overstated; nothing under one percent and
 * where the price did not fall. It is red (`data-kind="discount"`).
 */
export function DiscountPlate({ kopecks, oldKopecks, isMaximum }: DiscountPlateProps) {
  const percent = oldKopecks ? discountPercent(oldKopecks, kopecks) : 0
  if (!oldKopecks || percent === 0) return null
  return (
    <Nameplate kind="discount">
      {isMaximum ? maximumDiscountLabel(percent) : formatDiscountPercent(oldKopecks, kopecks)}
    </Nameplate>
  )
}
