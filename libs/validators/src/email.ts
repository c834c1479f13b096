/**
 * What is wrong with an e-mail address: `atTwice` (more than one @), `letters` (letters other than Latin), `symbols`
 * (spaces and special symbols), `requiredSymbols` (no @, or no dot behind it), `beforeAt`, `afterAt` (nothing there),
 * `afterDot` (under 2 letters behind the last dot), `invalid` (anything else, or over 254 characters).
 */
export type EmailFault =
  'empty' | 'atTwice' | 'letters' | 'symbols' | 'requiredSymbols' | 'beforeAt' | 'afterAt' | 'afterDot' | 'invalid'

/** RFC 5321 §4.5.3.1.3. */
const MAX_LENGTH = 254
const ADDRESS = /^[\w+-]+(\.[\w+-]+)*@[a-z\d]+([.-][a-z\d]+)*\.[a-z]{2,}$/i

/** Fault of an e-mail address; null when it is right. Source: specification 001 §5. */
export function emailFault(text: string): EmailFault | null {
  const email = text.trim()
  if (email === '') return 'empty'
  const [local = '', domain, ...more] = email.split('@')
  if (more.length > 0) return 'atTwice'
  if (/[^\P{L}A-Za-z]/u.test(email)) return 'letters'
  if (/[^\w@.+-]/.test(email)) return 'symbols'
  if (domain === undefined || !domain.includes('.')) return 'requiredSymbols'
  if (local === '') return 'beforeAt'
  if (domain.startsWith('.')) return 'afterAt'
  if (!/\.[a-z]{2,}$/i.test(domain)) return 'afterDot'
  return email.length <= MAX_LENGTH && ADDRESS.test(email) ? null : 'invalid'
}

/** Whether a text is an e-mail address. */
export const isEmail = (text: string): boolean => emailFault(text) === null
