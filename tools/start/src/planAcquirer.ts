import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { acquirerSettingsFor } from '@verstak/tools-acquirer/acquirerSettings'
import { paymentWebhook } from '@verstak/contracts/payment'
import type { Settings } from './settings.ts'

/** The embedded acquirer of a start, and the settings that lead to it. */
export interface AcquirerPlan {
  /** Arguments and environment of its program. */
  args: string[]
  env: Record<string, string>
  /** For the API: where the environment names an account at YooKassa, that one is used. */
  apiSettings: Record<string, string>
  /** For the shell: where its forms may lead. */
  shellSettings: Record<string, string>
}

const HOST = '127.0.0.1'

/** API and acquirer share a secret, new at each start, that nobody else gets. */
export function planAcquirer(root: string, { ports }: Pick<Settings, 'ports'>, env: NodeJS.ProcessEnv): AcquirerPlan {
  const secret = randomBytes(32).toString('base64url')
  const origin = `http://${HOST}:${ports.acquirer}`
  const isNamed = Boolean(env['YOOKASSA_SHOP_ID'])
  return {
    args: [join(root, 'tools/acquirer/src/main.ts')],
    env: {
      PORT: String(ports.acquirer),
      ACQUIRER_SECRET: secret,
      WEBHOOK_URL: `http://${HOST}:${ports.api}${paymentWebhook.path}`,
    },
    apiSettings: isNamed ? {} : acquirerSettingsFor(origin, secret),
    shellSettings: isNamed ? {} : { PAYMENT_ORIGIN: origin },
  }
}
