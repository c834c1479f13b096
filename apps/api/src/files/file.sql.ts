import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Metadata of a file. */
export interface FileHead {
  guid: string
  media_type: string
  /** Bytes. */
  size: number
  hash: Buffer
  /** Name of the document on the product page; null when the file is not a document. */
  name: string | null
}

/** Undefined when there is no such file. */
export async function findFile(db: Queryable, guid: string): Promise<FileHead | undefined> {
  const { rows } = await sql<FileHead>`
    select guid, media_type, size, hash,
      (select name from product_document where file_guid = shop_file.guid order by product_id limit 1) as name
    from shop_file where guid = ${guid}::uuid`.execute(db)
  return rows[0]
}

/** Part of a file; undefined when its content has changed. `from` counts from 0. */
export async function selectPart(
  db: Queryable,
  { guid, hash }: Pick<FileHead, 'guid' | 'hash'>,
  { from, length }: { from: number; length: number },
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ part: Buffer }>`
    select substring(content from ${from + 1}::int for ${length}::int) as part
    from shop_file where guid = ${guid}::uuid and hash = ${hash}`.execute(db)
  return rows[0]?.part
}
