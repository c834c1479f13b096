import type { Queryable } from '../db/openDatabase.ts'

/** What the staff has set; fields that it has not are absent. */
export const selectSettings = async (db: Queryable, isLocked = false): Promise<Readonly<Record<string, unknown>>> =>
  (
    await db
      .selectFrom('shop_settings')
      .select('settings')
      .$if(isLocked, (query) => query.forUpdate())
      .executeTakeFirst()
  )?.settings ?? {}

export const updateSettings = (db: Queryable, values: object) =>
  db
    .insertInto('shop_settings')
    .values({ settings: JSON.stringify(values) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ settings: JSON.stringify(values) }))
    .execute()

const REQUISITES = ['name', 'inn', 'kpp', 'address', 'account', 'bank', 'bic', 'correspondent'] as const

/** The seller of papers and of the page of requisites. */
export const findRequisites = (db: Queryable, isLocked = false) =>
  db
    .selectFrom('shop_requisites')
    .select([...REQUISITES, 'director', 'accountant', 'full_name as fullName', 'ogrn'])
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()

export const updateRequisites = (db: Queryable, { fullName, ...values }: Partial<Requisites>) =>
  db
    .updateTable('shop_requisites')
    .set({ ...values, ...(fullName !== undefined && { full_name: fullName }) })
    .execute()

export type Requisites = NonNullable<Awaited<ReturnType<typeof findRequisites>>>
