import { QUERY_SCHEMA_VERSION } from '@verstak/contracts/endpoint'
import type { Session } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'

/** Key of the query of `getSession`, whose contract no page shall carry for it. */
const SESSION_KEY = [QUERY_SCHEMA_VERSION, '/api/session', {}]

/** Who fills in a form, as far as the store knows him; all texts are empty for a guest. */
export interface Contact {
  /** Names the owner of a draft. */
  id: string
  firstName: string
  /** First and last name. */
  fullName: string
  /** Ten digits. */
  phone: string
  email: string
}

/** What a signed-in buyer need not write again. Nothing is asked for: the server told the page who he is. */
export function readContact({ queryClient }: Pick<Host, 'queryClient'>): Contact {
  const { id, firstName, lastName, phone, email } = queryClient.getQueryData<Session>(SESSION_KEY)?.account ?? {}
  return {
    id: id === undefined ? '' : String(id),
    firstName: firstName ?? '',
    fullName: [firstName, lastName].filter(Boolean).join(' '),
    phone: phone ?? '',
    email: email ?? '',
  }
}
