import { ANSWERED_QUERY, REFUSED_TEXT_QUERY, SENT_TEXT_QUERY } from '@verstak/contracts/textForm'

/** Guids of the store; others are no addresses of its own. */
const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What the address of a page says of a form that was sent without scripts. */
export interface TextFormAddress {
  /** State of the text that was taken. */
  sent: string | null
  /** Key of what was refused. */
  refusedKey: string | null
  /** Guid of what is answered. */
  answeredGuid: string | null
}

export function readTextForm(search: string): TextFormAddress {
  const query = new URLSearchParams(search)
  const answered = query.get(ANSWERED_QUERY)
  return {
    sent: query.get(SENT_TEXT_QUERY),
    refusedKey: query.get(REFUSED_TEXT_QUERY),
    answeredGuid: answered !== null && GUID.test(answered) ? answered : null,
  }
}
