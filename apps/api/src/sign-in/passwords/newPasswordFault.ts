import { passwordFault } from '@verstak/validators/password'
import { passwordMessages } from '@verstak/validators/password.texts'
import { signInTexts } from '../signIn.texts.ts'
import type { SignInProfile } from '../SignInTools.ts'
import { isCommonPassword } from './commonPasswords.ts'

const STRICT = { min: 8, max: 128 }

/** What is wrong with a new password, as a sentence; null when nothing is. */
export function newPasswordFault(password: string, profile: SignInProfile): string | null {
  if (profile === 'standard') {
    const fault = passwordFault(password)
    return fault && passwordMessages[fault]
  }
  if (password === '') return passwordMessages.empty
  const length = [...password].length
  if (length < STRICT.min || length > STRICT.max) return signInTexts.strictPasswordLength(STRICT.min, STRICT.max)
  return isCommonPassword(password) ? signInTexts.commonPassword : null
}
