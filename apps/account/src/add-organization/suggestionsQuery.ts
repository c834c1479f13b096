import { readApiError } from '@verstak/api-client/readApiError'
import { MIN_SUGGESTED_DIGITS, suggestOrganizations } from '@verstak/contracts/organization'
import type { Company, PersonType } from '@verstak/contracts/organization'
import type { Host } from '@verstak/host'

/** Digits of the INN of a sole proprietor: until then it is not complete. */
const PERSON_DIGITS = 12

/** Companies of an INN, or why there are none. */
export interface Suggestions {
  companies: readonly Company[]
  /** What the server says of the INN (ERR-017). */
  error: string | null
  /** The register could not be asked (ERR-018). */
  isFailed: boolean
}

/** Whether companies are suggested for these digits: from the tenth on, once an INN may be complete (ORG-034). */
export const isSuggested = (personType: PersonType, inn: string): boolean =>
  inn.length >= (personType === 'ur' ? MIN_SUGGESTED_DIGITS : PERSON_DIGITS)

/** Suggestions under the INN. Never fails. */
export const suggestionsQuery = (call: Host['call'], inn: string) => ({
  queryKey: ['account', 'suggestOrganizations', inn],
  staleTime: 60_000,
  async queryFn({ signal }: { signal: AbortSignal }): Promise<Suggestions> {
    try {
      const { data } = await call(suggestOrganizations, { body: { inn } }, { signal })
      return { companies: data.companies, error: null, isFailed: false }
    } catch (error) {
      signal.throwIfAborted()
      const failure = readApiError(error)
      const told = failure?.status === 400 ? (failure.details[0]?.text ?? null) : null
      return { companies: [], error: told, isFailed: told === null }
    }
  },
})
