import type { ClientBase } from 'pg'
import { catalogueChunks } from './catalogueChunks.ts'
import type { CopyChunk } from './copyRows.ts'
import { RATING_NAMES } from './data/ratingNames.data.ts'
import { saveRatingNames, selectUnreviewedDemo } from './store.sql.ts'

/** Column that names what a row belongs to, in tables of reviews. */
const OWNERS: ReadonlyMap<string, string> = new Map([
  ['review', 'product_id'],
  ['review_media', 'review_id'],
  ['discussion', 'product_id'],
])

/**
 * Reviews and questions for a demo catalogue that was loaded before there were any. Only products that are as the generator
 * made them get some; what visitors wrote stays.
 * @param copy copies rows into their table
 * @returns false when there is no such catalogue
 */
export async function addDemoReviews(client: ClientBase, copy: (chunk: CopyChunk) => Promise<void>): Promise<boolean> {
  const demo = await selectUnreviewedDemo(client)
  if (!demo) return false
  await saveRatingNames(client, RATING_NAMES)
  // Products of the batch, then their reviews.
  let known = new Set<string>()
  for (const chunk of catalogueChunks({ ...demo, today: new Date(`${demo.date}T00:00:00Z`) })) {
    if (chunk.table === 'product') known = await findUnchanged(client, chunk)
    const owner = OWNERS.get(chunk.table)
    if (owner === undefined) continue
    const lines = chunk.lines.filter((line) => known.has(cellOf(chunk, line, owner)))
    if (chunk.table === 'review') for (const line of lines) known.add(cellOf(chunk, line, 'id'))
    if (lines.length > 0) await copy({ ...chunk, lines })
  }
  return true
}

const cellOf = ({ columns }: CopyChunk, line: string, column: string) =>
  line.trimEnd().split('\t')[columns.indexOf(column)] ?? ''

/** Ids of products that still are what the generator makes under their id. */
async function findUnchanged(client: ClientBase, chunk: CopyChunk): Promise<Set<string>> {
  const columnOf = (column: string) => chunk.lines.map((line) => cellOf(chunk, line, column))
  const { rows } = await client.query<{ id: string }>(
    `select p.id::text from product p join unnest($1::int[], $2::uuid[], $3::text[]) as made (id, guid, picture)
     on made.id = p.id and made.guid = p.guid and made.picture = p.picture and p.source = 'demo'`,
    [columnOf('id'), columnOf('guid'), columnOf('picture')],
  )
  return new Set(rows.map(({ id }) => id))
}
