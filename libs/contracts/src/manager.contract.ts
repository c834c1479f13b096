import * as v from 'valibot'
import { Kopecks } from './price.contract.ts'

/** One stock figure of the main store (STAFF-004). */
export const MatrixQuantity = v.object({
  value: v.number(),
  label: v.string(),
  isHiddenValue: v.boolean(),
  isDisabled: v.boolean(),
})
export type MatrixQuantity = v.InferOutput<typeof MatrixQuantity>

/** Product data for staff; never in answers to others (STAFF-003). */
export const ManagerInfo = v.object({
  canOutOstMainStore: v.boolean(),
  /** Null means yellow. */
  trafficLight: v.nullable(v.picklist(['green', 'red', 'yellow'])),
  saleProfit: v.object({
    /** Percent of the price; null when unknown. */
    marginality: v.nullable(v.number()),
    managerSaleBonus: v.nullable(Kopecks),
  }),
  mainStockBalance: v.object({
    matrixValue: v.string(),
    matrixLabel: v.string(),
    quantityX: MatrixQuantity,
    quantityY: MatrixQuantity,
    quantityZ: MatrixQuantity,
    vendorCount: v.number(),
    /** ISO date; null when the supplier has not given it. */
    vendorPriceDate: v.nullable(v.string()),
    vendorProductInfo: v.nullable(v.string()),
  }),
  /** Internal article number. */
  code: v.string(),
})
export type ManagerInfo = v.InferOutput<typeof ManagerInfo>
