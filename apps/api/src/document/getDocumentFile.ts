import { DocumentKind } from '@verstak/contracts/document'
import * as v from 'valibot'
import { notFound } from '../DomainError.ts'
import type { Caller, OwnFile } from '../http/createBinder.ts'
import { invoiceTexts } from '../invoice/invoice.texts.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { findOwnInvoice, findOwnTransferDocument } from './document.sql.ts'
import { transferTexts } from './transfer.texts.ts'

const Wish = v.object({ kind: DocumentKind, order: v.pipe(v.string(), v.uuid()) })

/**
 * A paper as PDF, for members of the organization whose order it is of. Made anew from what was stored: the same bytes
 * each time.
 *
 * @throws DomainError `sign-in-required`; `not-found`, the same whether it does not exist or is not the caller's
 */
export async function getDocumentFile(
  services: Pick<Services, 'db' | 'now'>,
  query: URLSearchParams,
  caller: Pick<Caller, 'cookie'>,
): Promise<OwnFile> {
  const userId = await userIdOf(services, caller)
  const wish = v.safeParse(Wish, Object.fromEntries(query))
  const file = wish.success ? await find(services, wish.output, userId) : undefined
  if (!file) throw notFound('order', 'There is no such paper for this user.')
  return { mediaType: 'application/pdf', ...file }
}

async function find(
  { db }: Pick<Services, 'db'>,
  { kind, order }: v.InferOutput<typeof Wish>,
  userId: number,
): Promise<Pick<OwnFile, 'name' | 'bytes'> | undefined> {
  if (kind === 'invoice') {
    const document = (await findOwnInvoice(db, order, userId))?.document
    if (!document) return undefined
    const { renderInvoice } = await import('../invoice/renderInvoice.ts')
    return { name: `${invoiceTexts.fileName(document.number)}.pdf`, bytes: renderInvoice(document) }
  }
  const document = (await findOwnTransferDocument(db, order, userId))?.data
  if (!document) return undefined
  const { renderTransferDocument } = await import('./renderTransferDocument.ts')
  return { name: `${transferTexts.fileName(document.number)}.pdf`, bytes: renderTransferDocument(document) }
}
