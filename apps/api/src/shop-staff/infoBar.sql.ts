import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Who advertises by a creative, as the setting `creatives` keeps it. */
export interface Advertiser {
  organizationName: string
  organizationINN: string
  token: string
}

export const findInfoBar = (db: Queryable, id: number, isLocked: boolean) =>
  db
    .selectFrom('info_bar')
    .selectAll()
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()

export const selectInfoBars = (db: Queryable) =>
  db.selectFrom('info_bar').selectAll().orderBy('position').orderBy('id').execute()

/** The advertiser of a creative; undefined when the shop has set none. */
export async function findAdvertiser(db: Queryable, token: string): Promise<Advertiser | undefined> {
  const { rows } = await sql<Advertiser>`
    select one ->> 'organizationName' as "organizationName", one ->> 'organizationINN' as "organizationINN",
      one ->> 'token' as token
    from setting, jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end) one
    where key = 'creatives' and one ->> 'token' = ${token} limit 1`.execute(db)
  return rows[0]
}

/** Sets the advertiser of a creative. */
export async function putAdvertiser(db: Queryable, advertiser: Advertiser): Promise<void> {
  const one = JSON.stringify([advertiser])
  await sql`
    insert into setting (key, value) values ('creatives', ${one}::jsonb)
    on conflict (key) do update set value = coalesce((
      select jsonb_agg(other)
      from jsonb_array_elements(case jsonb_typeof(setting.value) when 'array' then setting.value else '[]' end) other
      where other ->> 'token' is distinct from ${advertiser.token}
    ), '[]') || ${one}::jsonb`.execute(db)
}

/** A number for a new bar: one after the highest, under a lock. */
export async function nextInfoBarId(db: Queryable): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('info_bar'))`.execute(db)
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) + 1 as id from info_bar`.execute(db)
  return rows[0]!.id
}
