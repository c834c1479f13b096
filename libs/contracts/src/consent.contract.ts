import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'

/** What a consent allows. Each has a document of its own; advertising is never part of the other one. */
export const CONSENT_PURPOSES = ['personal-data', 'marketing'] as const
/** One of these. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Last part of the address of the text that is agreed to, by purpose. */
export const CONSENT_DOCUMENTS: Readonly<Record<ConsentPurpose, string>> = {
  'personal-data': 'personal-consent',
  marketing: 'marketing-consent',
}

/** Where a consent was given. */
export const CONSENT_FORMS = [
  'checkout',
  'quick-order',
  'arrival-notice',
  'feedback',
  'newsletter',
  'registration',
  'review',
  'discussion',
] as const
/** One of these. */
export type ConsentForm = (typeof CONSENT_FORMS)[number]

/** A consent of the signed-in user. */
export const Consent = v.object({
  id: v.number(),
  purpose: v.picklist(CONSENT_PURPOSES),
  form: v.picklist(CONSENT_FORMS),
  /** The text that was agreed to: address within the store, title, version. */
  document: v.object({ url: v.string(), title: v.string(), version: v.number() }),
  /** As given in the form; null where it did not ask for it. */
  email: v.nullable(v.string()),
  /** Ten digits, without the leading 7. */
  phone: v.nullable(v.string()),
  /** ISO 8601. */
  givenAt: v.string(),
  /** ISO 8601; null while it is valid. */
  withdrawnAt: v.nullable(v.string()),
})
export type Consent = v.InferOutput<typeof Consent>

export const listConsents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/consents',
  summary: 'The last 100 consents of the signed-in user, newest first, withdrawn ones included.',
  response: v.object({ consents: v.array(Consent) }),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
})

/** Withdrawing twice keeps the time of the first. Subscriptions to the newsletter end with their consent. */
export const withdrawConsent = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/consents/withdraw',
  summary: 'Withdraws one consent of the signed-in user.',
  body: v.object({ id: Id }),
  response: v.object({ consent: Consent }),
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
  example: { body: { id: 1 } },
})
