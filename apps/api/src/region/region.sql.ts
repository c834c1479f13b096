import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Offices of a region in the order in which pages list them. */
export const selectOffices = (db: Queryable, regionId: number) =>
  db
    .selectFrom('office')
    .selectAll()
    .where('region_id', '=', regionId)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()

/** Phones and hours of all regions. */
export const selectContacts = (db: Queryable) =>
  db.selectFrom('region').select(['id', 'phone', 'phones', 'phone_for_mobile', 'working_time']).execute()

/** What the staff edits of a region, and its name. */
export const findContacts = (db: Queryable, id: number, isLocked: boolean) =>
  db
    .selectFrom('region')
    .select(['name', 'phone', 'phone_for_mobile as phoneForMobile', 'working_time as workingTime'])
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()

export type Contacts = Omit<NonNullable<Awaited<ReturnType<typeof findContacts>>>, 'name'>

/** The phone is the first of the region's, too. */
export const updateContacts = (db: Queryable, id: number, { phone, phoneForMobile, workingTime }: Contacts) =>
  db
    .updateTable('region')
    .set({ phone, phone_for_mobile: phoneForMobile, working_time: workingTime })
    .set({ phones: sql<string[]>`array[${phone}::text] || phones[2:]` })
    .where('id', '=', id)
    .execute()
