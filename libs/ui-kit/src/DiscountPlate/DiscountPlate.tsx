import { formatDiscountPercent, formatMaximumDiscount } from '@verstak/money'
import { Nameplate } from '../Nameplate/Nameplate.tsx'

export interface DiscountPlateProps {
  /** Price now, kopecks. */
  kopecks: number
  /** Price before, kopecks; null when there was none. */
  oldKopecks: number | null | undefined
  /** The largest discount of several products, or of several prices of one: «до -18%». */
  isMaximum?: boolean
}

/**
 * Nameplate with the discount in whole percents, rounded down so that it is never overstated; renders nothing below
 * one percent or when the price did not fall. Red (`data-kind="discount"`).
 */
export function DiscountPlate({ kopecks, oldKopecks, isMaximum }: DiscountPlateProps) {
  if (!oldKopecks) return null
  const label = (isMaximum ? formatMaximumDiscount : formatDiscountPercent)(oldKopecks, kopecks)
  return label && <Nameplate kind="discount">{label}</Nameplate>
}
