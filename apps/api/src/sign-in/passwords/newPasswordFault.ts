import { PASSWORD_RULES, passwordFault } from '@verstak/validators/password'
import { passwordMessage } from '@verstak/validators/password.texts'
import { signInTexts } from '../signIn.texts.ts'
import type { SignInProfile } from '../SignInTools.ts'
import { isCommonPassword } from './commonPasswords.ts'

/** What is wrong with a new password, as a sentence; null when nothing is. */
export function newPasswordFault(password: string, profile: SignInProfile): string | null {
  const rules = PASSWORD_RULES[profile]
  const fault = passwordFault(password, rules)
  if (fault) return passwordMessage(fault, rules)
  return profile === 'strict' && isCommonPassword(password) ? signInTexts.commonPassword : null
}
