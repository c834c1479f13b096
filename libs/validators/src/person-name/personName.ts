import { placeholderWords } from './placeholderNames.data.ts'

/**
 * Faults of a person's name: `short` (under 2 characters, or empty), `placeholder` (a placeholder word of the form,
 * or more than three parts), `letters` (anything but letters, hyphen, apostrophe, space), `long` (over 100
 * characters), `shortPart` (a part under 2 letters).
 */
export type NameFault = 'short' | 'placeholder' | 'letters' | 'long' | 'shortPart'

/** Options of the name check. */
export interface NameOptions {
  /** Latin letters and the period are allowed as well. */
  isLatinAllowed?: boolean
}

const MIN_LENGTH = 2
const MAX_LENGTH = 100
const MAX_PARTS = 3
// Escaped: the Russian letters; the letter io is outside their range.
const CYRILLIC = '\\u0410-\\u044F\\u0401\\u0451'
const CYRILLIC_NAME = new RegExp(`^[${CYRILLIC}'’ -]+$`)
const COMMENT_NAME = /^[\p{L}][\p{L}\p{M}'’ -]*$/u
const ANY_NAME = new RegExp(`^[${CYRILLIC}A-Za-z.'’ -]+$`)

/** Fault of a name of one or more words; null when valid. Source: specification 001 §5, Name. */
export function nameFault(text: string, { isLatinAllowed = false }: NameOptions = {}): NameFault | null {
  const name = text.trim()
  if (name.length < MIN_LENGTH) return 'short'
  if (hasPlaceholder(name)) return 'placeholder'
  return (isLatinAllowed ? ANY_NAME : CYRILLIC_NAME).test(name) ? null : 'letters'
}

/** The same for first name, surname and patronymic in one field. Source: specification 001 §5, Full name. */
export function fullNameFault(text: string, options?: NameOptions): NameFault | null {
  const fault = nameFault(text, options)
  if (fault) return fault
  const name = text.trim()
  const parts = partsOf(name)
  if (name.length > MAX_LENGTH) return 'long'
  if (parts.length > MAX_PARTS) return 'placeholder'
  return parts.some((part) => part.replace(/[^\p{L}]/gu, '').length < MIN_LENGTH) ? 'shortPart' : null
}

/** Faults of the name in the comment form; letters of any alphabet are allowed. */
export type CommentNameFault = 'empty' | 'letters' | 'placeholder'

/**
 * Fault of a commenter's name; null when valid. Hyphen, apostrophe and space may join letters, as in every name.
 * Source: specification 001 §5, Comment-form name.
 */
export function commentNameFault(text: string): CommentNameFault | null {
  const name = text.trim()
  if (name === '') return 'empty'
  if (!COMMENT_NAME.test(name)) return 'letters'
  return hasPlaceholder(name) ? 'placeholder' : null
}

/** Whether a text is a name of one or more words. */
export const isName = (text: string, options?: NameOptions): boolean => nameFault(text, options) === null

/** Whether a text is a full name of up to three parts. */
export const isFullName = (text: string, options?: NameOptions): boolean => fullNameFault(text, options) === null

const hasPlaceholder = (name: string) => partsOf(name).some((part) => placeholderWords.includes(part.toLowerCase()))

const partsOf = (name: string) => name.split(/\s+/)
