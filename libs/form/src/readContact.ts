import { QUERY_SCHEMA_VERSION } from '@verstak/contracts/endpoint'
import type { Session } from '@verstak/contracts/session'
import type { Host } from '@verstak/host'

/** Query key of `getSession`, without importing its contract into the page. */
const SESSION_KEY = [QUERY_SCHEMA_VERSION, '/api/session', {}]

/** Known data about the person who fills in a form; all texts are empty for a guest. */
export interface Contact {
  /** Id of a draft's owner. */
  id: string
  firstName: string
  /** First and last name. */
  fullName: string
  /** Ten digits. */
  phone: string
  email: string
}

/** Known contact data of a signed-in buyer. Makes no call: the server has put the session into the page. */
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
