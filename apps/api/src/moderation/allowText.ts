import { DomainError, invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { isTrustedCaller } from '../sign-in/captcha/isTrustedCaller.ts'
import { moderationTexts } from './moderation.texts.ts'

/**
 * Lets a visitor write, who needs the captcha after some texts within a minute.
 * @throws DomainError `rate-limited`, `invalid-input` at `captcha`
 */
export async function allowText(services: Services, caller: Caller, captcha: string): Promise<void> {
  await services.limits.spend('reviewTextsPerIp', caller.ip)
  try {
    await services.limits.spend('reviewTextsWithoutCaptchaPerIp', caller.ip)
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal
    if (await isTrustedCaller(services, caller)) return
    if (captcha !== '' && (await services.signIn.captcha.isSolved(captcha, caller.ip))) return
    throw invalidInput('captcha', 'captcha', 'The captcha has to be solved.', moderationTexts.captcha)
  }
}
