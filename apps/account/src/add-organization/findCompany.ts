import { findOrganizations, findOrganizationsUnauthorized } from '@verstak/contracts/organization'
import type { Company, PersonType } from '@verstak/contracts/organization'
import type { Host } from '@verstak/host'
import { innFault } from '@verstak/validators/inn'
import { kppFault } from '@verstak/validators/kpp'
import { innMessage, kppMessages } from '@verstak/validators/organization.texts'
import { manualReason, sortErrors } from './organizationErrors.ts'

/** What step 1 asks for. */
export interface Numbers {
  personType: PersonType
  /** Bare digits. */
  inn: string
  /** Of a legal entity. */
  kpp: string
}

/** Errors of the fields of step 1. */
export type NumberErrors = Partial<Record<'inn' | 'kpp', string>>

/** What comes of step 1. */
export type Found =
  | { kind: 'found'; company: Company }
  /** The register knows several with the same numbers. */
  | { kind: 'several'; companies: readonly Company[] }
  | { kind: 'manual'; reason: 'notFound' | 'registerDown' }
  | { kind: 'wrong'; errors: NumberErrors }
  /** A sentence for the error popup; null = its usual one. */
  | { kind: 'failed'; text: string | null }

/** What is wrong with the numbers of step 1 (ORG-021…025). */
export function checkNumbers({ personType, inn, kpp }: Numbers): NumberErrors {
  const owner = personType === 'ur' ? 'legal' : 'entrepreneur'
  const wrongInn = innFault(inn, owner)
  const wrongKpp = personType === 'ur' ? kppFault(kpp) : null
  return {
    ...(wrongInn && { inn: innMessage(wrongInn, owner) }),
    ...(wrongKpp && { kpp: kppMessages[wrongKpp] }),
  }
}

/** Checks the numbers and asks the register for the company. Never rejects. */
export async function findCompany({ call, user }: Pick<Host, 'call' | 'user'>, numbers: Numbers): Promise<Found> {
  const errors = checkNumbers(numbers)
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors }
  const { personType, inn } = numbers
  const body = { personType, inn, kpp: personType === 'ur' ? numbers.kpp : null }
  const isGuest = user === undefined || user === 'guest'
  const answer = await call(isGuest ? findOrganizationsUnauthorized : findOrganizations, { body }).catch(() => null)
  // Also for an answer of another shape (ERR-015).
  if (!answer) return { kind: 'failed', text: null }
  const reason = manualReason(answer.errors)
  if (reason) return { kind: 'manual', reason }
  const { fields, other } = sortErrors(answer.errors)
  if (fields.inn || fields.kpp) return { kind: 'wrong', errors: fields }
  const { companies } = answer.data
  if (other !== null || companies.length === 0) return { kind: 'failed', text: other }
  return companies.length === 1 ? { kind: 'found', company: companies[0]! } : { kind: 'several', companies }
}
