import type { Caller } from '../../http/createBinder.ts'
import type { Services } from '../../services.ts'
import { SignInRefusal } from '../SignInRefusal.ts'
import { CAPTCHA_AFTER } from '../limits/limits.data.ts'
import type { Source } from '../limits/createSignInLimits.ts'
import { signInTexts } from '../signIn.texts.ts'
import { isTrustedCaller } from './isTrustedCaller.ts'

/** A counter of those after which the captcha is asked for. */
export type Watched = readonly [name: keyof typeof CAPTCHA_AFTER, source: string]

/**
 * Lets a caller pass who has solved the captcha, or need not.
 * @param isNeeded whether the captcha is asked for here whatever was counted
 * @throws SignInRefusal `captcha`
 */
export async function demandCaptcha(
  services: Services,
  caller: Caller,
  response: string | undefined,
  { watched = [], isNeeded = false }: { watched?: readonly Watched[]; isNeeded?: boolean },
): Promise<void> {
  if (!isNeeded && !(await isAnyReached(services, watched))) return
  if (await isTrustedCaller(services, caller)) return
  const { captcha } = services.signIn
  if (response !== undefined && response !== '' && (await captcha.isSolved(response, caller.ip))) return
  throw new SignInRefusal('captcha', { title: signInTexts.captcha })
}

async function isAnyReached({ signIn }: Services, watched: readonly Watched[]): Promise<boolean> {
  const counts = await Promise.all(watched.map((source: Source) => signIn.limits.look(source)))
  return watched.some(([name], index) => counts[index]!.count >= CAPTCHA_AFTER[name])
}
