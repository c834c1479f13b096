/** Sites at which people have accounts. */
export type ProviderName = 'vk' | 'oidc'

interface OidcRequestTable {
  state_hash: Buffer
  browser_hash: Buffer
  nonce: string
  code_verifier: string
  next: string
  expires_at: Date
}

interface PendingIdentityTable {
  browser_hash: Buffer
  provider: ProviderName
  subject: string
  user_id: number | null
  name: string | null
  email: string | null
  is_email_verified: boolean
  /** Ten digits, without the leading 7. */
  phone: string | null
  is_phone_verified: boolean
  expires_at: Date
}

interface PasskeyChallengeTable {
  challenge: string
  browser_hash: Buffer
  user_id: number | null
  expires_at: Date
}

/** Tables of sign-in by other sites and passkeys. */
export interface IdentityTables {
  oidc_request: OidcRequestTable
  pending_identity: PendingIdentityTable
  passkey_challenge: PasskeyChallengeTable
}
