import { listStaffProducts } from '@verstak/contracts/staffCatalogue'
import { csvOf } from '../favorites/csvOf.ts'
import type { OwnFile } from '../http/createBinder.ts'
import { parseInput } from '../http/parseInput.ts'
import type { Services } from '../services.ts'
import { catalogueStaffTexts as texts } from './catalogueStaff.texts.ts'
import { selectProductList } from './productList.sql.ts'

const MAX_ROWS = 50_000

/** Products of a filter as a table, which a bulk change reads again. @throws DomainError `invalid-input` */
export async function productsCsv({ db }: Pick<Services, 'db'>, query: URLSearchParams): Promise<OwnFile> {
  const { page: _, ...filter } = parseInput(listStaffProducts, Object.fromEntries(query), undefined).query
  const { rows } = await selectProductList(db, filter, { limit: MAX_ROWS, offset: 0 })
  const lines = rows.map(({ id, sku, name, brand, category, price, oldPrice, stock, isActive }) => [
    ...[sku, name, brand, category, rubles(price), oldPrice === null ? '' : rubles(oldPrice), String(stock)],
    ...[isActive ? texts.yes : texts.no, String(id)],
  ])
  return { mediaType: 'text/csv; charset=utf-8', name: texts.file, bytes: csvOf([texts.columns, ...lines]) }
}

/** As Russian spreadsheets read numbers. */
const rubles = (kopecks: number) => (kopecks / 100).toFixed(2).replace('.', ',')
