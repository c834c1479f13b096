import type { ProviderName } from '../db/identityTables.ts'

/** What a provider says of the person who signed in there. Nothing but `subject` is proven unless it says so. */
export interface ProviderPerson {
  provider: ProviderName
  /** Id of the account at the provider; never given to another person. */
  subject: string
  name: string | null
  email: string | null
  isEmailVerified: boolean
  phone: string | null
  isPhoneVerified: boolean
}

/** Why a provider's answer lets nobody in. */
export type RefusalReason = 'refused' | 'limit' | 'unavailable'

/** A provider let nobody in. The message is for the log and holds no token. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
