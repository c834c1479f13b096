import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { deriveSecret } from '../../secret.ts'
import type { SignInLimits } from '../limits/createSignInLimits.ts'
import type { Captcha } from './Captcha.ts'

const LIFETIME_MS = 5 * 60_000
/** Some 0.3 s on a desktop, 1 s on a cheap phone. */
const ITERATIONS = 1_000
const COUNTERS = { from: 50, to: 300 }
const MAX_RESPONSE = 4_000

const Payload = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal('PBKDF2/SHA-256'),
      nonce: v.string(),
      salt: v.string(),
      cost: v.literal(ITERATIONS),
      keyLength: v.number(),
      keyPrefix: v.string(),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

export interface AltchaOptions {
  /** The shop's secret, which signs the tasks. */
  secret(): Promise<string>
  limits: SignInLimits
}

/** The embedded captcha: a proof of work without pictures, third parties or cookies. */
export function createAltcha({ secret, limits }: AltchaOptions): Captcha {
  const keys = async () => {
    const key = await secret()
    return { hmacSignatureSecret: deriveSecret(key, 'task'), hmacKeySignatureSecret: deriveSecret(key, 'key') }
  }
  return {
    async task() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS,
        counter: randomInt(COUNTERS.from, COUNTERS.to),
        expiresAt: new Date(Date.now() + LIFETIME_MS),
        deriveKey,
        ...(await keys()),
      })
      return { provider: 'altcha', challenge: { ...challenge } }
    },
    async isSolved(response) {
      const payload = readPayload(response)
      if (!payload) return false
      const { verified } = await verifySolution({ ...payload, deriveKey, ...(await keys()) }).catch(() => ({
        verified: false,
      }))
      // Without `expiresAt` the signature would not fit, so every task that is verified has one.
      return verified && (await limits.spend(['captchaSolution', payload.challenge.signature])).isAllowed
    },
  }
}

function readPayload(response: string): v.InferOutput<typeof Payload> | null {
  if (response.length > MAX_RESPONSE) return null
  try {
    const result = v.safeParse(Payload, JSON.parse(Buffer.from(response, 'base64').toString('utf8')))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
