import type { SignInWays } from '@verstak/contracts/identity'
import { PASSWORD_RULES } from '@verstak/validators/password'
import type { Services } from '../services.ts'

/** Which ways to sign in the shop has set up besides code and password. */
export function getWays({ identity, signIn }: Pick<Services, 'identity' | 'signIn'>): SignInWays {
  const { vk, oidc } = identity.config
  return {
    vk: vk && {
      appId: vk.appId,
      origin: vk.origin,
      loginOrigin: vk.loginOrigin,
      logoutUrl: `${vk.loginOrigin}/?act=logout&app_id=${encodeURIComponent(vk.appId)}`,
    },
    // The way back needs an address.
    oidc: oidc && identity.origin !== null ? { name: oidc.name } : null,
    hasPasskeys: identity.relyingParty !== null,
    passwords: PASSWORD_RULES[signIn.settings.profile],
  }
}
