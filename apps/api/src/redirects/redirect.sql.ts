import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

export interface RedirectRow {
  id: number
  from_path: string
  to_address: string
  to_path: string
  is_permanent: boolean
}

/** The redirect of a path. */
export const findRedirectFrom = (db: Queryable, path: string): Promise<RedirectRow | undefined> =>
  db.selectFrom('redirect').selectAll().where('from_path', '=', path).executeTakeFirst()

/** A redirect that leads to a path. */
export const findRedirectTo = (db: Queryable, path: string, exceptId: number): Promise<RedirectRow | undefined> =>
  db
    .selectFrom('redirect')
    .selectAll()
    .where('to_path', '=', path)
    .where('id', '<>', exceptId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Until the transaction ends, nobody else checks or writes redirects: two could make a circle. */
export const lockRedirects = (db: Queryable) => sql`select pg_advisory_xact_lock(hashtext('redirect'))`.execute(db)

/** Redirects by their path, and how many there are. */
export async function selectRedirects(
  db: Queryable,
  text: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RedirectRow[]; total: number }> {
  const pattern = `%${(text ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const fits = sql<boolean>`(from_path ilike ${pattern} or to_address ilike ${pattern})`
  const [rows, { total }] = await Promise.all([
    db.selectFrom('redirect').selectAll().where(fits).orderBy('from_path').limit(limit).offset(offset).execute(),
    db
      .selectFrom('redirect')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where(fits)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Whether a page lives at an address with an id, or a text at its path. */
export async function livesAt(db: Queryable, path: string, params: Readonly<Record<string, string>>): Promise<boolean> {
  const id = (name: string) => (params[name] === undefined ? 0 : Number(params[name]))
  const { rows } = await sql<{ lives: boolean }>`
    select exists (select from content_document where path = ${path})
      or exists (select from product where id = ${id('productId')} and is_active)
      or exists (select from category where id = ${id('categoryId')})
      or exists (select from brand where id = ${id('brandId')}) as lives`.execute(db)
  return rows[0]!.lives
}
