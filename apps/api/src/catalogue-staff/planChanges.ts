import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { BULK_LIMIT, editableProduct } from '@verstak/contracts/staffCatalogue'
import type { BulkChange, planProductChanges as endpoint, ProductDifference } from '@verstak/contracts/staffCatalogue'
import * as v from 'valibot'
import type { Values } from '../back-office/Editable.ts'
import { changesBetween } from '../back-office/editEntity.ts'
import { findVersion } from '../back-office/journal.sql.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError, invalidInput } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { catalogueStaffTexts as texts } from './catalogueStaff.texts.ts'
import { findProductValues, type ProductValues } from './product.sql.ts'
import { checkProduct, productEditable } from './productEditable.ts'
import { selectIdsBySku, selectProductList } from './productList.sql.ts'
import { readPriceTable, type TableLine } from './readPriceTable.ts'

type Plan = EndpointResponse<typeof endpoint>

const Fields = v.partial(v.object(editableProduct.entries))

/** What a bulk change would change; changes nothing. @throws DomainError `invalid-input` for too many products */
export async function planChanges({ db }: Pick<Services, 'db'>, body: EndpointBody<typeof endpoint>): Promise<Plan> {
  return body.by === 'filter' ? planByFilter(db, body) : planByTable(db, body.text)
}

const tooMany = (field: string) => invalidInput(field, 'many', 'Too many products at once.', texts.tooMany(BULK_LIMIT))

type ByFilter = Extract<EndpointBody<typeof endpoint>, { by: 'filter' }>

async function planByFilter(db: Queryable, { filter, change }: ByFilter): Promise<Plan> {
  const { rows, total } = await selectProductList(db, filter, { limit: BULK_LIMIT, offset: 0 })
  if (total > BULK_LIMIT) throw tooMany('filter')
  const plan: Plan = { differences: [], same: 0, refused: [] }
  for (const { id, sku } of rows) {
    const present = await findProductValues(db, id, false)
    if (present) await addDifference(db, plan, { id, sku, present, wanted: changedBy(change, present) })
  }
  return plan
}

/** Prices come to whole rubles. */
function changedBy(change: BulkChange, { price, businessPrice, nameplates }: ProductValues): Partial<ProductValues> {
  if (change.kind === 'state') return { isActive: change.isActive }
  if (change.kind === 'nameplate') {
    const others = nameplates.filter((one) => one !== change.nameplate)
    return { nameplates: change.isOn ? [...others, change.nameplate] : others }
  }
  const scaled = (kopecks: number) => Math.max(100, Math.round((kopecks * (100 + change.percent)) / 10_000) * 100)
  const next = scaled(price)
  const isCheaper = change.isDiscount && next < price
  return {
    price: next,
    ...(businessPrice !== null && { businessPrice: scaled(businessPrice) }),
    ...(change.isDiscount && { oldPrice: isCheaper ? price : null }),
  }
}

async function planByTable(db: Queryable, text: string): Promise<Plan> {
  const { lines, refused } = readPriceTable(text)
  if (lines.length > BULK_LIMIT) throw tooMany('text')
  const plan: Plan = { differences: [], same: 0, refused }
  const ids = await selectIdsBySku(
    db,
    lines.map(({ sku }) => sku),
  )
  for (const { line, sku, values } of lines) {
    const id = ids.get(sku)
    const present = id === undefined ? undefined : await findProductValues(db, id, false)
    if (id === undefined || !present) plan.refused.push({ line, text: texts.unknownCode(sku) })
    else {
      const wanted = wantedOf(values, present)
      if (typeof wanted === 'string') plan.refused.push({ line, text: wanted })
      else await addDifference(db, plan, { id, sku, present, wanted, line })
    }
  }
  plan.refused.sort((one, other) => one.line - other.line)
  return plan
}

/** @returns a sentence where the stock could be that of several shops */
function wantedOf(
  { quantity, ...values }: TableLine['values'],
  { stock }: ProductValues,
): Partial<ProductValues> | string {
  if (quantity === undefined || quantity === stock.reduce((sum, shop) => sum + shop.quantity, 0)) return values
  const [shop, ...others] = stock
  if (!shop || others.length > 0) return texts.stockOfMany
  return { ...values, stock: [{ ...shop, quantity }] }
}

interface Wanted {
  id: number
  sku: string
  present: ProductValues
  wanted: Partial<ProductValues>
  line?: number
}

async function addDifference(db: Queryable, plan: Plan, { id, sku, present, wanted, line }: Wanted): Promise<void> {
  const fields: ProductDifference['fields'] = changesBetween(present as unknown as Values, wanted)
  if (fields.length === 0) return void (plan.same += 1)
  const problem = v.is(Fields, wanted) ? await problemOf(db, id, { ...present, ...wanted }, wanted) : texts.wrong
  if (problem !== null) return void plan.refused.push({ line: line ?? 0, text: `${sku}: ${problem}` })
  const version = await findVersion(db, { entity: productEditable.kind, entity_id: String(id) })
  plan.differences.push({ id, sku, name: present.name, version, fields })
}

async function problemOf(db: Queryable, id: number, next: object, changed: object): Promise<string | null> {
  try {
    await checkProduct(db, id, next as Values, changed as Values)
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.details[0]?.text ?? texts.wrong
    throw error
  }
}
