import * as v from 'valibot'
import { findCartId, type CartKey } from '../cart/cart.sql.ts'
import { notFound } from '../DomainError.ts'
import type { OwnFile } from '../http/createBinder.ts'
import { fitsHash } from '../secret.ts'
import type { Services } from '../services.ts'
import { findInvoice } from './invoice.sql.ts'
import { invoiceTexts } from './invoice.texts.ts'

const Guid = v.pipe(v.string(), v.uuid())

/**
 * The invoice of an order, for the visitor who placed it and for anyone with its link. Made anew from what was stored with
 * the order: the same bytes each time.
 *
 * @param carts the caller's: a user's, and that of his browser, from which he ordered as a guest
 * @throws DomainError `not-found`, the same whether the invoice does not exist or is not the caller's
 */
export async function getInvoice(
  { db }: Pick<Services, 'db'>,
  { guid, key }: { guid: string; key: string | null },
  carts: readonly CartKey[],
): Promise<OwnFile> {
  const invoice = v.is(Guid, guid) ? await findInvoice(db, guid) : undefined
  const hasKey = invoice !== undefined && key !== null && fitsHash(key, invoice.access_key_hash)
  const isOwn = hasKey || (invoice !== undefined && (await idsOf(carts)).includes(invoice.cart_id))
  if (!invoice || !isOwn) throw notFound('guid', `There is no invoice of an order ${guid} for this visitor.`)
  const { document } = invoice
  const { renderInvoice } = await import('./renderInvoice.ts')
  return {
    mediaType: 'application/pdf',
    name: `${invoiceTexts.fileName(document.number)}.pdf`,
    bytes: renderInvoice(document),
  }

  async function idsOf(keys: readonly CartKey[]): Promise<(string | null)[]> {
    return Promise.all(keys.map((cart) => findCartId(db, cart)))
  }
}
