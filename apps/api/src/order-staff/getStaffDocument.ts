import { DocumentKind } from '@verstak/contracts/document'
import * as v from 'valibot'
import { invalidInput, notFound } from '../DomainError.ts'
import { transferTexts } from '../document/transfer.texts.ts'
import type { OwnFile } from '../http/createBinder.ts'
import { findInvoice } from '../invoice/invoice.sql.ts'
import { invoiceTexts } from '../invoice/invoice.texts.ts'
import type { Services } from '../services.ts'

const Wish = v.object({ kind: DocumentKind, order: v.pipe(v.string(), v.uuid()) })

/** A paper of any order as PDF. @throws DomainError `invalid-input`, `not-found` */
export async function getStaffDocument({ db }: Pick<Services, 'db'>, query: URLSearchParams): Promise<OwnFile> {
  const wish = v.safeParse(Wish, Object.fromEntries(query))
  if (!wish.success) throw invalidInput('order', 'invalid', 'The paper of which order?')
  const file = await find(db, wish.output)
  if (!file) throw notFound('order', 'There is no such paper.')
  return { mediaType: 'application/pdf', ...file }
}

async function find(
  db: Services['db'],
  { kind, order }: v.InferOutput<typeof Wish>,
): Promise<Pick<OwnFile, 'name' | 'bytes'> | undefined> {
  if (kind === 'invoice') {
    const document = (await findInvoice(db, order))?.document
    if (!document) return undefined
    const { renderInvoice } = await import('../invoice/renderInvoice.ts')
    return { name: `${invoiceTexts.fileName(document.number)}.pdf`, bytes: renderInvoice(document) }
  }
  const row = await db
    .selectFrom('order_document')
    .select('data')
    .where('order_guid', '=', order)
    .where('kind', '=', 'transfer')
    .executeTakeFirst()
  if (!row) return undefined
  const { renderTransferDocument } = await import('../document/renderTransferDocument.ts')
  return { name: `${transferTexts.fileName(row.data.number)}.pdf`, bytes: renderTransferDocument(row.data) }
}
