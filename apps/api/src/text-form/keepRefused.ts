import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { putRefusedText } from './refusedText.sql.ts'
import type { TextFault } from './textErrors.ts'

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** Of the page, not typed. */
const OF_PAGE = new Set(['productGuid', 'parentGuid', 'sourceId'])
/** A form has some twenty fields. */
const MAX_FIELDS = 50

/** Keeps what was typed for the page that shows it once more. @returns its key. @throws DomainError `rate-limited` */
export async function keepRefused(
  { db, limits, now }: Pick<Services, 'db' | 'limits' | 'now'>,
  fields: Readonly<Record<string, string>>,
  fault: TextFault,
  { ip }: Pick<Caller, 'ip'>,
): Promise<string> {
  await limits.spend('refusedTextsPerIp', ip)
  const typed = Object.entries(fields).filter(([name]) => !OF_PAGE.has(name))
  return putRefusedText(db, { ...fault, fields: Object.fromEntries(typed.slice(0, MAX_FIELDS)) }, now())
}

/** The product that a form is about. @throws DomainError `not-found` */
export function productOfForm({ productGuid = '' }: Readonly<Record<string, string>>): string {
  if (!GUID.test(productGuid)) throw notFound('productGuid', 'No such product.')
  return productGuid
}
