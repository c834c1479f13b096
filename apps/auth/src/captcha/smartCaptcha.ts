import { SMART_CAPTCHA_ORIGIN } from '@verstak/contracts/captcha'
import { CAPTCHA_FAULT, CaptchaError } from './captchaError.ts'

const SCRIPT = `${SMART_CAPTCHA_ORIGIN}/captcha.js?render=onload`
const LIMIT_MS = 10_000

/** What the script of the provider offers, as far as it is used. */
interface SmartCaptcha {
  render(place: HTMLElement, options: { sitekey: string; hl: 'ru'; callback: (token: string) => void }): number
  subscribe(widget: number, event: 'token-expired' | 'network-error' | 'javascript-error', listener: () => void): void
  destroy(widget: number): void
}

declare global {
  interface Window {
    smartCaptcha?: SmartCaptcha
  }
}

export interface SmartCaptchaInput {
  siteKey: string
  place: HTMLElement
  onToken: (token: string) => void
  onExpired: () => void
  onFailed: (error: CaptchaError) => void
}

/**
 * Shows Yandex SmartCaptcha in an element.
 *
 * @returns a function that removes it
 * @throws CaptchaError 10101 when the script does not load within 10 s
 */
export async function showSmartCaptcha(input: SmartCaptchaInput): Promise<() => void> {
  const { siteKey, place, onToken, onExpired, onFailed } = input
  const captcha = window.smartCaptcha ?? (await loadScript())
  const widget = captcha.render(place, { sitekey: siteKey, hl: 'ru', callback: onToken })
  captcha.subscribe(widget, 'token-expired', onExpired)
  for (const event of ['network-error', 'javascript-error'] as const)
    captcha.subscribe(widget, event, () => onFailed(new CaptchaError(CAPTCHA_FAULT.runtime)))
  return () => captcha.destroy(widget)
}

function loadScript(): Promise<SmartCaptcha> {
  const script = document.createElement('script')
  script.src = SCRIPT
  script.async = true
  return new Promise((resolve, reject) => {
    const fail = () => {
      script.remove()
      reject(new CaptchaError(CAPTCHA_FAULT.load))
    }
    const limit = setTimeout(fail, LIMIT_MS)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      clearTimeout(limit)
      if (window.smartCaptcha) resolve(window.smartCaptcha)
      else fail()
    })
    document.head.append(script)
  })
}
