import type { ManagerInfo, MatrixQuantity } from '@verstak/contracts/manager'
import type { ProductManagerRow } from '../db/catalogueTables.ts'
import { matrixLabels } from './product.texts.ts'

/** What staff see of a product, from its row; `code` is the article number that the shop itself uses. */
export function managerInfoOf(row: ProductManagerRow, code: string): ManagerInfo {
  return {
    canOutOstMainStore: row.can_out_ost_main_store,
    trafficLight: row.traffic_light,
    saleProfit: { marginality: row.marginality, managerSaleBonus: row.sale_bonus },
    mainStockBalance: {
      matrixValue: row.matrix_value,
      matrixLabel: matrixLabels.matrix,
      quantityX: quantityOf(row.quantity_x, matrixLabels.x),
      quantityY: quantityOf(row.quantity_y, matrixLabels.y),
      quantityZ: quantityOf(row.quantity_z, matrixLabels.z),
      vendorCount: row.vendor_count,
      vendorPriceDate: row.vendor_price_date,
      vendorProductInfo: row.vendor_product_info,
    },
    code,
  }
}

/** An empty shelf is greyed; what the store owes is nobody's business on a tile. */
const quantityOf = (value: number, label: string): MatrixQuantity => ({
  value: Math.max(value, 0),
  label,
  isHiddenValue: value < 0,
  isDisabled: value <= 0,
})
