/**
 * Faults of an e-mail address: `atTwice` (more than one @), `letters` (letters other than Latin), `symbols` (spaces
 * and special symbols), `requiredSymbols` (no @, or no dot after it), `beforeAt`, `afterAt` (nothing there),
 * `afterDot` (under 2 letters after the last dot), `invalid` (anything else, including too long).
 */
export type EmailFault =
  'empty' | 'atTwice' | 'letters' | 'symbols' | 'requiredSymbols' | 'beforeAt' | 'afterAt' | 'afterDot' | 'invalid'

/** RFC 5321 §4.5.3.1: maximum length of the address, and of the part before @. */
const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64
const LOCAL = /^[\w+-]+(\.[\w+-]+)*$/
/** RFC 1035 §2.3.4: up to 63 letters, digits and hyphens, the latter only within. */
const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i
/** Top-level domain, also an internationalized one in Punycode: `xn--p1ai` is `рф`. */
const ZONE = /\.([a-z]{2,}|xn--[a-z\d-]+)$/i

/** Fault of an e-mail address; null when valid. Source: specification 001 §5. */
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
  if (!ZONE.test(domain)) return 'afterDot'
  const isRight =
    email.length <= MAX_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL.test(local) &&
    domain.split('.').every((label) => LABEL.test(label))
  return isRight ? null : 'invalid'
}

/** Whether a text is an e-mail address. */
export const isEmail = (text: string): boolean => emailFault(text) === null
