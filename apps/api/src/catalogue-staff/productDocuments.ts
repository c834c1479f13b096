import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { takeShopUploads } from '../uploads/shopUploads.ts'
import { catalogueStaffTexts as texts } from './catalogueStaff.texts.ts'
import type { ProductValues } from './product.sql.ts'

type Documents = ProductValues['documents']

const wrong = (reason: string, text: string) =>
  invalidInput('values.documents', reason, 'The product cannot have these documents.', text)

/** Takes files for a product's page. @throws DomainError `invalid-input` for a file twice, and for one that is none of the shop's */
export async function takeDocuments(db: Queryable, documents: Documents): Promise<void> {
  const guids = documents.map(({ guid }) => guid)
  if (new Set(guids).size < guids.length) throw wrong('twice', texts.documentTwice)
  await takeShopUploads(db, guids, 'document')
  const { rows } = await sql<{ guid: string }>`
    select guid from shop_file where guid = any(${guids}::uuid[])
      and media_type in ('application/pdf', 'text/plain')`.execute(db)
  if (rows.length < guids.length) throw wrong('gone', texts.noDocument)
}

/** The documents become exactly these, in this order. */
export async function replaceDocuments(db: Queryable, productId: number, documents: Documents): Promise<void> {
  await db.deleteFrom('product_document').where('product_id', '=', productId).execute()
  if (documents.length === 0) return
  await db
    .insertInto('product_document')
    .values(
      documents.map(({ guid, kind, name }, position) => ({
        ...{ product_id: productId, file_guid: guid, kind, name, position },
      })),
    )
    .execute()
}
