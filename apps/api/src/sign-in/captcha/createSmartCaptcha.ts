import { SMART_CAPTCHA_ORIGIN } from '@verstak/contracts/captcha'
import * as v from 'valibot'
import type { FastifyBaseLogger } from 'fastify'
import type { Captcha } from './Captcha.ts'

const ADDRESS = `${SMART_CAPTCHA_ORIGIN}/validate`
const TIMEOUT_MS = 3_000
const Answer = v.object({ status: v.picklist(['ok', 'failed']) })

export interface SmartCaptchaOptions {
  serverKey: string
  siteKey: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** For tests. */
  address?: string
}

/**
 * Yandex SmartCaptcha. While its server is silent or answers garbage visitors pass, as Yandex recommends: the limits of
 * sign-in hold without it.
 */
export function createSmartCaptcha({ serverKey, siteKey, log, address = ADDRESS }: SmartCaptchaOptions): Captcha {
  return {
    task: async () => ({ provider: 'smartcaptcha', siteKey }),
    async isSolved(token, ip) {
      if (token === '') return false
      try {
        const answer = await fetch(address, {
          method: 'POST',
          body: new URLSearchParams({ secret: serverKey, token, ip }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        if (!answer.ok) throw new Error(`SmartCaptcha answered ${answer.status}`)
        return v.parse(Answer, await answer.json()).status === 'ok'
      } catch (error) {
        log.warn({ err: error }, 'SmartCaptcha does not answer; visitors pass')
        return true
      }
    },
  }
}
