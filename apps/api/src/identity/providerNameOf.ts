import type { ProviderName } from '../db/identityTables.ts'
import type { IdentityProviders } from './createIdentityProviders.ts'
import { identityTexts } from './identity.texts.ts'

/** What a provider is called on its button. */
export const providerNameOf = ({ config }: Pick<IdentityProviders, 'config'>, provider: ProviderName): string =>
  provider === 'vk' ? identityTexts.vk : (config.oidc?.name ?? identityTexts.oidc)
