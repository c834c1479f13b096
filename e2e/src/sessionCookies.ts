import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const SESSIONS = join(import.meta.dirname, '../../tools/database/src/session.ts')

/** Cookies of a new session of a demo account, on the store of these journeys. */
export function sessionCookies(
  user: 'private' | 'business' | 'wholesale' | 'staff',
  url: string,
  /** Minutes since the sign-in. */
  age = 0,
) {
  const printed = execFileSync(process.execPath, [SESSIONS, '--as', user, '--age', String(age)], {
    encoding: 'utf8',
  }).trim()
  const pairs = printed.split('; ').map((cookie) => cookie.split('='))
  return pairs.map(([name = '', value = '']) => ({ name, value, url }))
}
