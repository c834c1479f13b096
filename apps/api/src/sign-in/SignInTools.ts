import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { putSecret } from '../chat/chat.sql.ts'
import type { Database } from '../db/openDatabase.ts'
import { newSecret } from '../secret.ts'
import type { Captcha } from './captcha/Captcha.ts'
import { createAltcha } from './captcha/createAltcha.ts'
import { createSmartCaptcha } from './captcha/createSmartCaptcha.ts'
import { createSignInLimits, type SignInLimits } from './limits/createSignInLimits.ts'
import { createPasswords, type Passwords } from './passwords/createPasswords.ts'

/**
 * `standard`: passwords and codes as the specification says. `strict`: passwords of 8 to 128 characters of any kind, none
 * of the commonest ones, and codes of six digits.
 */
export type SignInProfile = 'standard' | 'strict'

/** What a shop chooses. */
export interface SignInSettings {
  profile: SignInProfile
  /** Keys of Yandex SmartCaptcha; null = the embedded captcha. */
  smartCaptcha: { serverKey: string; siteKey: string } | null
  /** Host of the shop's pages with HTTPS, to which phones bind the codes of SMS; null without. */
  secureHost: string | null
  /** Demo: page of the messages that were sent; null elsewhere. */
  messagesUrl: string | null
}

/** What the verbs of sign-in work with. */
export interface SignInTools {
  limits: SignInLimits
  captcha: Captcha
  passwords: Passwords
  settings: SignInSettings
  /** Digits of a code. */
  codeLength: number
}

export function createSignInTools(
  { db, pool, log }: { db: Database; pool: Pool; log: FastifyBaseLogger },
  settings: SignInSettings,
): SignInTools {
  const limits = createSignInLimits(pool)
  let secret: Promise<string> | undefined
  const captchaSecret = () =>
    (secret ??= putSecret(db, 'captcha', newSecret()).catch((error: unknown) => {
      secret = undefined
      throw error
    }))
  return {
    limits,
    captcha: settings.smartCaptcha
      ? createSmartCaptcha({ ...settings.smartCaptcha, log })
      : createAltcha({ secret: captchaSecret, limits }),
    passwords: createPasswords(),
    settings,
    codeLength: settings.profile === 'strict' ? 6 : 4,
  }
}
