import type { Editable, Values } from '../back-office/Editable.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { shopStaffTexts as texts } from './shopStaff.texts.ts'

interface PromoValues {
  code: string
  name: string
  kind: 'percent' | 'sum' | 'gift' | 'delivery'
  percent: number | null
  /** Of a gift. */
  giftSku: string | null
  amount: number | null
  minSum: number
  audience: 'private' | 'business' | null
  isFirstOrder: boolean
  startsAt: string
  endsAt: string | null
  maxUses: number | null
  maxUsesPerPhone: number | null
  isListed: boolean
}

const wrong = (field: string, reason: string, text: string) =>
  invalidInput(`values.${field}`, reason, `The field ${field} cannot have that value.`, text)

/** A promo code of a percentage, a sum, a gift or the delivery. */
export const promoCodeEditable: Editable = {
  kind: 'promo-code',
  saveCall: 'POST /api/v1/staff/promo-code/save',
  nameOf: ({ code }) => String(code),
  async read(db, id, isLocked) {
    const row = await db
      .selectFrom('promo_code')
      .selectAll()
      .where('id', '=', Number(id))
      .$if(isLocked, (query) => query.forUpdate())
      .executeTakeFirst()
    return row && valuesOf(row, await skuOf(db, row.gift_id))
  },
  async check(db, id, next, changed) {
    const values = next as unknown as PromoValues
    if (values.kind === 'percent' && values.percent === null) throw wrong('percent', 'empty', texts.percent)
    if (values.kind !== 'percent' && values.percent !== null) throw wrong('percent', 'kind', texts.onlyPercent)
    if (values.kind === 'sum' && values.amount === null) throw wrong('amount', 'empty', texts.amount)
    if (values.kind === 'gift' && values.giftSku === null) throw wrong('giftSku', 'empty', texts.gift)
    if (values.kind !== 'gift' && values.giftSku !== null) throw wrong('giftSku', 'kind', texts.onlyGift)
    if (values.kind === 'gift' && values.amount !== null) throw wrong('amount', 'kind', texts.giftAmount)
    if (values.giftSku !== null && (await giftIdOf(db, values.giftSku)) === null)
      throw wrong('giftSku', 'unknown', texts.noProduct)
    if (values.endsAt !== null && Date.parse(values.endsAt) <= Date.parse(values.startsAt))
      throw wrong('endsAt', 'early', texts.ends)
    if ('code' in changed && (await isCodeTaken(db, Number(id), values.code)))
      throw wrong('code', 'taken', texts.codeTaken)
    const used = await usedCount(db, Number(id))
    if (values.maxUses !== null && values.maxUses < used) throw wrong('maxUses', 'small', texts.used(used))
  },
  async write(db, id, _, next) {
    await db
      .updateTable('promo_code')
      .set(await rowOf(db, next as unknown as PromoValues))
      .where('id', '=', Number(id))
      .execute()
  },
  async create(db, values) {
    const row = await rowOf(db, values as unknown as PromoValues)
    return (await db.insertInto('promo_code').values(row).returning('id').executeTakeFirstOrThrow()).id
  },
}

const rowOf = async (
  db: Queryable,
  { giftSku, minSum, isFirstOrder, startsAt, endsAt, maxUses, maxUsesPerPhone, isListed, ...same }: PromoValues,
) => ({
  ...same,
  gift_id: giftSku === null ? null : await giftIdOf(db, giftSku),
  min_sum: minSum,
  is_first_order: isFirstOrder,
  starts_at: new Date(startsAt),
  ends_at: endsAt === null ? null : new Date(endsAt),
  max_uses: maxUses,
  max_uses_per_phone: maxUsesPerPhone,
  is_listed: isListed,
})

interface PromoRow {
  code: string
  name: string
  kind: string
  percent: number | null
  amount: number | null
  min_sum: number
  audience: string | null
  is_first_order: boolean
  starts_at: Date
  ends_at: Date | null
  max_uses: number | null
  max_uses_per_phone: number | null
  is_listed: boolean
}

/** The product that has a code; null: none. */
async function giftIdOf(db: Queryable, sku: string): Promise<number | null> {
  const row = await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst()
  return row?.id ?? null
}

async function skuOf(db: Queryable, id: number | null): Promise<string | null> {
  if (id === null) return null
  const row = await db.selectFrom('product').select('sku').where('id', '=', id).executeTakeFirst()
  return row?.sku ?? null
}

const valuesOf = (row: PromoRow, giftSku: string | null): Values => ({
  code: row.code,
  name: row.name,
  kind: row.kind,
  percent: row.percent,
  giftSku,
  amount: row.amount,
  minSum: row.min_sum,
  audience: row.audience,
  isFirstOrder: row.is_first_order,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  maxUses: row.max_uses,
  maxUsesPerPhone: row.max_uses_per_phone,
  isListed: row.is_listed,
})

async function isCodeTaken(db: Queryable, id: number, code: string): Promise<boolean> {
  const other = await db
    .selectFrom('promo_code')
    .select('id')
    .where('code', '=', code)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

async function usedCount(db: Queryable, id: number): Promise<number> {
  const row = await db.selectFrom('promo_code').select('used_count').where('id', '=', id).executeTakeFirst()
  return row?.used_count ?? 0
}
