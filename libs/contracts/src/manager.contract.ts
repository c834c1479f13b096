import * as v from 'valibot'
import { Kopecks } from './price.contract.ts'

/** One figure of the main store's balance (STAFF-004). */
export const MatrixQuantity = v.object({
  value: v.number(),
  label: v.string(),
  isHiddenValue: v.boolean(),
  isDisabled: v.boolean(),
})
export type MatrixQuantity = v.InferOutput<typeof MatrixQuantity>

/** What staff see of a product; never in answers to anybody else (STAFF-003). */
export const ManagerInfo = v.object({
  canOutOstMainStore: v.boolean(),
  /** Null stands for yellow. */
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
    /** ISO date; null when the supplier never told. */
    vendorPriceDate: v.nullable(v.string()),
    vendorProductInfo: v.nullable(v.string()),
  }),
  /** Internal article number. */
  code: v.string(),
})
export type ManagerInfo = v.InferOutput<typeof ManagerInfo>
