import { IdOrNone } from '@verstak/contracts/id'
import * as v from 'valibot'
import { DomainError, invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { setContractor } from './setContractor.ts'

const Id = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.toNumber(), IdOrNone)

/**
 * Sets the organization that the user buys for, from a form. A visitor whose session has ended, and one who chose an
 * organization that is no longer his, comes back to a page that shows it.
 *
 * @param from page with the form
 * @returns the redirect address: the same page
 * @throws DomainError `invalid-input` when the form names no organization
 */
export async function setContractorByForm(
  services: Pick<Services, 'db' | 'now'>,
  fields: Record<string, string>,
  caller: Pick<Caller, 'cookie' | 'setCookie' | 'clearCookie'>,
  from: string,
): Promise<string> {
  const id = v.safeParse(Id, fields['id'])
  if (!id.success) throw invalidInput('id', 'invalid', 'The form names no organization.')
  try {
    await setContractor(services, { id: id.output }, caller)
  } catch (error) {
    const isOld = error instanceof DomainError && (error.code === 'sign-in-required' || error.code === 'not-found')
    if (!isOld) throw error
  }
  return from
}
