import { type RelyingParty, relyingPartyOf } from '../passkeys/relyingParty.ts'
import { createOidcClient, type OidcClient } from './createOidcClient.ts'
import { createVkClient, type VkClient } from './createVkClient.ts'
import type { IdentityConfig } from './identityConfig.ts'

/** Ways to sign in besides code and password. */
export interface IdentityProviders {
  config: IdentityConfig
  vk: VkClient | null
  oidc: OidcClient | null
  /** Origin of the shop to which providers lead back; null when it is not set. */
  origin: string | null
  /** null = no passkeys. */
  relyingParty: RelyingParty | null
}

interface Shop {
  identity: IdentityConfig
  publicOrigins: readonly string[]
  mode: 'demo' | 'production'
}

export function createIdentityProviders({ identity, publicOrigins, mode }: Shop): IdentityProviders {
  return {
    config: identity,
    vk: identity.vk && createVkClient(identity.vk),
    oidc: identity.oidc && createOidcClient(identity.oidc, mode === 'demo'),
    origin: publicOrigins[0] ?? null,
    relyingParty: relyingPartyOf(publicOrigins),
  }
}
