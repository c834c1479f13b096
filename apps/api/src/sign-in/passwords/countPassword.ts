import type { SignInLimits, Source } from '../limits/createSignInLimits.ts'
import { FIRST_PASSWORD_DELAY, LONGEST_PASSWORD_DELAY, SIGN_IN_LIMITS } from '../limits/limits.data.ts'
import { signInTexts } from '../signIn.texts.ts'
import { fieldError, SignInRefusal } from '../SignInRefusal.ts'

const FREE = SIGN_IN_LIMITS.passwordsPerAccount.points

const delayAfter = (wrong: number) =>
  Math.min(FIRST_PASSWORD_DELAY * 2 ** Math.min(wrong - FREE, 10), LONGEST_PASSWORD_DELAY)

/**
 * Counts a password before it is checked. Five are free; then each takes the whole window, which grows from a minute to a
 * quarter of an hour. An e-mail without an account has counters like any other.
 * @throws SignInRefusal `limit` with the seconds to wait
 */
export async function countPassword(limits: SignInLimits, login: string, network: string) {
  const byAddress = await limits.spend(['wrongPasswordsPerAddress', network])
  if (!byAddress.isAllowed) throw refusal(byAddress.endsInMs)
  const row: Source = ['wrongPasswordsInARow', login]
  const account: Source = ['passwordsPerAccount', login]
  const { count } = await limits.spend(row)
  const window = count <= FREE ? {} : { weight: FREE, seconds: delayAfter(count) }
  const gate = await limits.spend(account, window)
  if (!gate.isAllowed) {
    await limits.refund(row)
    await limits.refund(['wrongPasswordsPerAddress', network])
    throw refusal(gate.endsInMs)
  }
  return {
    /** @returns seconds until the next try; 0 = at once */
    async wasWrong(): Promise<number> {
      if (count < FREE) return 0
      if (count === FREE) await limits.close(account, FIRST_PASSWORD_DELAY)
      return delayAfter(count)
    },
  }
}

/** After the right password. */
export async function forgetWrongPasswords(limits: SignInLimits, login: string, network: string): Promise<void> {
  await limits.forget(['wrongPasswordsInARow', login])
  await limits.forget(['passwordsPerAccount', login])
  await limits.refund(['wrongPasswordsPerAddress', network])
}

const refusal = (endsInMs: number) =>
  new SignInRefusal('limit', fieldError('password', signInTexts.tooOften), Math.ceil(endsInMs / 1000))
