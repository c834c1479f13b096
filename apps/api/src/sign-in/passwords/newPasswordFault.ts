import { PASSWORD_RULES, passwordFault } from '@verstak/validators/password'
import { passwordMessage } from '@verstak/validators/password.texts'
import { signInTexts } from '../signIn.texts.ts'
import type { SignInProfile } from '../SignInTools.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { isContextPassword, type PasswordOwner } from './isContextPassword.ts'

/** What is wrong with a new password, as a sentence; null when nothing is. @param owner as far as he is known */
export function newPasswordFault(password: string, profile: SignInProfile, owner: PasswordOwner): string | null {
  const rules = PASSWORD_RULES[profile]
  const fault = passwordFault(password, rules)
  if (fault) return passwordMessage(fault, rules)
  if (profile === 'standard') return null
  if (isCommonPassword(password)) return signInTexts.commonPassword
  return isContextPassword(password, owner) ? signInTexts.contextPassword : null
}
