/** What is wrong with the name of a list of favorites: `symbols` (other than letters, digits, hyphen, underscore, space). */
export type ListNameFault = 'empty' | 'symbols' | 'long'

/** Longest name; typing stops there. */
export const LIST_NAME_MAX = 255

// Written as codes: the Russian letters, and io apart from them.
const ALLOWED = /^[A-Za-z\u0410-\u044F\u0401\u0451\d_ -]+$/

/** Fault of the name of a list of favorites; null when it is right. Source: specification 000 §5. */
export function listNameFault(text: string): ListNameFault | null {
  const name = text.trim()
  if (name === '') return 'empty'
  if (!ALLOWED.test(name)) return 'symbols'
  return name.length <= LIST_NAME_MAX ? null : 'long'
}

/** Whether a text may be the name of a list. */
export const isListName = (text: string): boolean => listNameFault(text) === null
