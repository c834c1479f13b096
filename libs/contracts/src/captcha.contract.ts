import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** What the captcha of the shop needs to run in the browser. */
export const CaptchaTask = v.variant('provider', [
  v.object({
    provider: v.literal('altcha'),
    /** Proof of work as `altcha-lib` makes it. */
    challenge: v.record(v.string(), v.unknown()),
  }),
  v.object({ provider: v.literal('smartcaptcha'), siteKey: v.string() }),
])
export type CaptchaTask = v.InferOutput<typeof CaptchaTask>

export const getCaptchaTask = defineEndpoint({
  method: 'GET',
  path: '/api/v1/captcha',
  summary: 'A new task for the captcha.',
  response: CaptchaTask,
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
})

/** Where Yandex SmartCaptcha has its script, its frames and its check; pages that may show it allow this origin alone. */
export const SMART_CAPTCHA_ORIGIN = 'https://smartcaptcha.cloud.yandex.ru'
