import type { Queryable } from '../db/openDatabase.ts'

/** What the shop has set of the creatives that it shows; undefined when it has set nothing. */
export async function findCreatives(db: Queryable): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', 'creatives').executeTakeFirst()
  return row?.value
}
