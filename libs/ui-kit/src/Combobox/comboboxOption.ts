/** One choice of a combobox. */
export interface ComboboxOption {
  /** What is sent; its own for every option. */
  value: string
  /** What is shown and searched. */
  label: string
  /** Second line, quiet; searched too. */
  note?: string
}

/** Whether all words of a query begin a word of the option; case and the two dots of a Russian letter do not matter. */
export function matchesOption({ label, note = '' }: ComboboxOption, query: string): boolean {
  const words = wordsOf(`${label} ${note}`)
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** Words in lower case; U+0308 are the two dots, which few people type. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('\u0308', '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
