import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

interface Slice {
  limit: number
  offset: number
}

/** A text as a part of others; letters that a pattern would take for its own are plain. */
const partOf = (text: string | undefined) => `%${(text ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Promo codes, the newest first. */
export async function selectPromoCodes(db: Queryable, text: string | undefined, { limit, offset }: Slice) {
  const fits = sql<boolean>`(code ilike ${partOf(text)} or name ilike ${partOf(text)})`
  const [rows, { total }] = await Promise.all([
    db.selectFrom('promo_code').selectAll().where(fits).orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    db
      .selectFrom('promo_code')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where(fits)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Organizations by name or INN. */
export async function selectOrganizations(db: Queryable, text: string | undefined, { limit, offset }: Slice) {
  const fits = sql`(name ilike ${partOf(text)} or inn like ${`${(text ?? '').replaceAll(/\D/g, '') || '!'}%`})`
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<{
      id: number
      name: string
      inn: string
      type: string | null
      level: number | null
      members: number
      orders: number
    }>`
      select id, name, inn, wholesale_type as type, wholesale_level as level,
        (select count(*)::int from organization_member where organization_id = o.id) as members,
        (select count(*)::int from customer_order where organization_id = o.id) as orders
      from organization o where ${fits} order by name, id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from organization where ${fits}`.execute(db),
  ])
  return { rows, total: counts[0]!.total }
}

export interface UserRow {
  id: number
  first_name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
  created_at: Date
  orders: number
  sessions: number
}

/** Whether a user fits a search: by a part of the name or e-mail, or the last digits of the phone. */
export function personMatches(text: string | undefined) {
  const digits = (text ?? '').replaceAll(/\D/g, '').slice(-10)
  const byPhone = digits.length >= 4 ? sql`or phone like ${`%${digits}`}` : sql``
  return sql`(concat_ws(' ', first_name, last_name) ilike ${partOf(text)} or email ilike ${partOf(text)} ${byPhone})`
}

/** Buyers by name, e-mail or the digits of the phone, the newest first. */
export async function selectUsers(
  db: Queryable,
  text: string | undefined,
  { now, limit, offset }: Slice & { now: Date },
): Promise<{ rows: UserRow[]; total: number }> {
  const fits = personMatches(text)
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<UserRow>`
      select id, first_name, last_name, email, phone, created_at,
        (select count(*)::int from customer_order where user_id = u.id) as orders,
        (select count(*)::int from user_session
          where user_id = u.id and ended_at is null and expires_at > ${now}) as sessions
      from shop_user u where not is_staff and ${fits} order by id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from shop_user where not is_staff and ${fits}`.execute(db),
  ])
  return { rows, total: counts[0]!.total }
}

/** What is live of each part, and what was published, the newest first. */
export async function selectParts(db: Queryable, mostReleases: number) {
  const [live, releases] = await Promise.all([
    db.selectFrom('live_release').selectAll().orderBy('remote').execute(),
    sql<{ remote: string; version: string; published_at: Date; actor: string }>`
      select remote, version, published_at, actor from (
        select *, row_number() over (partition by remote order by published_at desc) as place from release
      ) ordered where place <= ${mostReleases} order by remote, place`.execute(db),
  ])
  return { live, releases: releases.rows }
}
