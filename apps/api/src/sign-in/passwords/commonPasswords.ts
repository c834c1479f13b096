import { COMMON_PASSWORDS } from './commonPasswords.data.ts'

let known: ReadonlySet<string> | undefined

/** Whether a password is one of the first that anybody would try. Upper case does not help. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(COMMON_PASSWORDS.trim().split(/\s+/))
  return known.has(password.toLowerCase())
}
