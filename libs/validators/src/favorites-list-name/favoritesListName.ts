/** Faults of the name of a list of favorites: `symbols` (other than letters, digits, hyphen, underscore, space). */
export type ListNameFault = 'empty' | 'symbols' | 'long'

/** Maximum length; also limits typing. */
export const LIST_NAME_MAX = 255

// Escaped: the Russian letters; the letter io is outside their range.
const ALLOWED = /^[A-Za-z\u0410-\u044F\u0401\u0451\d_ -]+$/

/** Fault of the name of a list of favorites; null when valid. Source: specification 000 §5. */
export function listNameFault(text: string): ListNameFault | null {
  const name = text.trim()
  if (name === '') return 'empty'
  if (!ALLOWED.test(name)) return 'symbols'
  return name.length <= LIST_NAME_MAX ? null : 'long'
}

/** Whether a text is a valid list name. */
export const isListName = (text: string): boolean => listNameFault(text) === null
