/** One choice of a combobox. */
export interface ComboboxOption {
  /** Submitted value; unique. */
  value: string
  /** Shown and searched. */
  label: string
  /** Second line; searched too. */
  note?: string
}

/** Whether every word of a query starts a word of the option; ignores case and the dots of the letter io. */
export function matchesOption({ label, note = '' }: ComboboxOption, query: string): boolean {
  const words = wordsOf(`${label} ${note}`)
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** Words in lower case without U+0308, the dots that few people type. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('\u0308', '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
