import { CONSENT_DOCUMENTS, type ConsentForm, type ConsentPurpose } from '@verstak/contracts/consent'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { insertConsent } from './consent.sql.ts'

const USER_AGENT_LENGTH = 500

/** Whose consent it is, as he said in the form. */
export interface ConsentPerson {
  /** Null for a guest. */
  userId: number | null
  email: string | null
  /** Ten digits, without the leading 7. */
  phone: string | null
}

/** A consent given with a form. */
export interface GivenConsent {
  form: ConsentForm
  /** `marketing` only where the shopper asked for advertising himself. */
  purposes: readonly ConsentPurpose[]
  person: ConsentPerson
  from: Pick<Caller, 'ip' | 'userAgent'>
  now: Date
}

/**
 * Keeps the proof of a consent, one row per purpose, with the valid version of its text. Call it in the transaction that
 * keeps what the form sends, so that neither is there without the other.
 */
export async function recordConsent(db: Queryable, { form, purposes, person, from, now }: GivenConsent): Promise<void> {
  for (const purpose of new Set(purposes)) {
    await insertConsent(db, {
      user_id: person.userId,
      email: person.email,
      phone: person.phone,
      purpose,
      document_slug: CONSENT_DOCUMENTS[purpose],
      form,
      given_at: now,
      ip: from.ip,
      user_agent: from.userAgent.slice(0, USER_AGENT_LENGTH) || null,
    })
  }
}
