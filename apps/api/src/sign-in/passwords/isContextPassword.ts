import { CONTEXT_WORDS } from './contextWords.data.ts'

/** Whose password it is. */
export interface PasswordOwner {
  name?: string | null
  email?: string | null
  /** Ten digits, without the leading 7. */
  phone?: string | null
}

const LETTERS = /\p{L}+/gu
const SHORTEST_WORD = 3
/** Digits of a phone that are enough to know it by. */
const PHONE_TAIL = 7

/**
 * Whether a password is nothing but words of the shop or of its owner, with digits and signs around and between them:
 * «Verstak-2026», «anna.lebedeva1», the phone.
 */
export function isContextPassword(password: string, { name, email, phone }: PasswordOwner): boolean {
  const text = password.toLowerCase()
  const digits = text.replace(/\D/g, '')
  const letters = (text.match(LETTERS) ?? []).join('')
  if (letters === '') return phone !== null && phone !== undefined && digits.includes(phone.slice(-PHONE_TAIL))
  const own = [name, email?.split('@')[0], email?.split('@')[1]?.split('.')[0]]
  const words = [...CONTEXT_WORDS, ...own.flatMap((one) => wordsOf(one ?? ''))]
  return isMadeOf(letters, words)
}

/** A name's or an e-mail's words, each and all together. */
function wordsOf(text: string): string[] {
  const parts = text.toLowerCase().match(LETTERS) ?? []
  return [...parts, parts.join('')].filter((word) => word.length >= SHORTEST_WORD)
}

/** Whether letters can be cut into these words without a rest. */
function isMadeOf(letters: string, words: readonly string[]): boolean {
  const reached = new Set([0])
  for (let at = 0; at < letters.length; at++) {
    if (!reached.has(at)) continue
    for (const word of words) if (letters.startsWith(word, at)) reached.add(at + word.length)
  }
  return reached.has(letters.length)
}
