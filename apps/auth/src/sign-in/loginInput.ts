import { editPhone, formatPhone } from '@verstak/ui-kit/phoneMask'

/** What the first field holds. */
export interface LoginInput {
  /** `phone`: `text` is national digits, at most ten. `email`: any text without spaces. */
  mode: 'phone' | 'email'
  text: string
}

export const NO_LOGIN: LoginInput = { mode: 'email', text: '' }

/** To the letter of the specification (LOGIN-027), prefix 9 included. */
export const PHONE_PATTERN = /^(7|\+7|8|9)?[3489]\d{0,9}$/

/** Digits of a number with its country prefix. */
const FULL_LENGTH = 11

/** Spaces, brackets and hyphens are no part of a number (LOGIN-028). */
const compactOf = (text: string) => text.replace(/[\s()-]/g, '')

/** Whether a text is the beginning of a phone number, or all of it. */
export const isPhoneLike = (text: string): boolean => PHONE_PATTERN.test(compactOf(text))

/** A keystroke, a paste or an autofill, as the field has it afterwards. */
export interface Keystroke {
  text: string
  /** Caret in that text. */
  caret: number
  isBackspace: boolean
}

/**
 * What the field holds after a keystroke (LOGIN-020…024): phone-like digits make it a phone field with a mask, a
 * letter or an empty field make it an e-mail field again.
 */
export function typeLogin(before: LoginInput, { text, caret, isBackspace }: Keystroke): LoginInput & { caret: number } {
  const compact = compactOf(text)
  const isPhone = before.mode === 'phone' ? /^\+?\d*$/.test(compact) : isPhoneLike(compact)
  const digits = compact.replace('+', '')
  if (!isPhone || digits === '') {
    // The signs of the mask go with it.
    const plain = before.mode === 'phone' ? compact.replace(/^\+7/, '') : text.replace(/\s/g, '')
    const isCleared = digits === '' && before.mode === 'phone'
    return { mode: 'email', text: isCleared ? '' : plain, caret: isCleared ? 0 : plain.length - (text.length - caret) }
  }
  // 11 digits have a country prefix, whichever the pattern allows; the mask knows the others.
  const numberOnly = before.mode === 'email' && digits.length === FULL_LENGTH ? `+7${digits.slice(1)}` : text
  const end = numberOnly === text ? caret : numberOnly.length
  const next = editPhone(before.mode === 'phone' ? before.text : '', numberOnly, end, isBackspace)
  if (next.digits === '') return { ...NO_LOGIN, caret: 0 }
  return { mode: 'phone', text: next.digits, caret: next.caret }
}

/** A whole text at once, as it was kept or came from the server. */
export const readLogin = (text: string): LoginInput => {
  const { caret: _, ...login } = typeLogin(NO_LOGIN, { text, caret: text.length, isBackspace: false })
  return login
}

/** Text of the field. */
export const shownLogin = ({ mode, text }: LoginInput): string => (mode === 'phone' ? formatPhone(text) : text)

/**
 * Whether a key is blocked: spaces and key code 0 (LOGIN-024, 025). Some layouts report 0 for a character such as @,
 * which is not.
 */
export const isBlockedKey = ({ key, keyCode }: { key: string; keyCode: number }): boolean =>
  key === ' ' || (keyCode === 0 && [...key].length !== 1)
