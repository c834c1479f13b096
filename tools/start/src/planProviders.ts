import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { identitySettingsFor } from '@verstak/tools-identity/identitySettings'
import type { Settings } from './settings.ts'

/** The embedded identity providers of a start, and the settings that lead to them. */
export interface ProviderPlan {
  /** Arguments and environment of their program. */
  args: string[]
  env: Record<string, string>
  /** For the API: where the environment names a provider of its own, that one is used. */
  apiSettings: Record<string, string>
  /** For the shell, which gets no secret. */
  shellSettings: Record<string, string>
}

const SECRETS = /^(VK_SERVICE_TOKEN|OIDC_CLIENT_SECRET)$/

/** @param shopOrigin origin of the shop's pages; nobody else gets a token */
export function planProviders(
  root: string,
  { ports }: Pick<Settings, 'ports'>,
  env: NodeJS.ProcessEnv,
  shopOrigin: string,
): ProviderPlan {
  const secret = randomBytes(32).toString('base64url')
  const embedded = Object.entries(identitySettingsFor(`http://127.0.0.1:${ports.identity}`, secret))
  const isNamed = { VK: Boolean(env['VK_APP_ID']), OIDC: Boolean(env['OIDC_ISSUER']) }
  const needed = embedded.filter(([name]) => !isNamed[name.startsWith('VK_') ? 'VK' : 'OIDC'])
  return {
    args: [join(root, 'tools/identity/src/main.ts')],
    env: { PORT: String(ports.identity), PUBLIC_ORIGIN: shopOrigin, IDENTITY_SECRET: secret },
    apiSettings: Object.fromEntries(needed),
    shellSettings: Object.fromEntries(needed.filter(([name]) => !SECRETS.test(name))),
  }
}
