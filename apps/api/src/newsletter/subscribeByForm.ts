import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { subscribe } from './subscribe.ts'

const LONGEST_EMAIL = 300

/**
 * Subscribes a visitor without scripts.
 * @returns address of the page of the form, which says how it went
 * @throws DomainError `rate-limited`
 */
export async function subscribeByForm(
  services: Services,
  { email = '' }: Record<string, string>,
  caller: Caller,
): Promise<string> {
  const { status, error } = await subscribe(services, { email: email.slice(0, LONGEST_EMAIL) }, caller)
  return `/subscribe/?result=${status ? 'sent' : error}`
}
