import type { Office } from '@verstak/contracts/region'

/**
 * Offices whose address or metro station contains all words of the query, ignoring case and the difference of ё and
 * е.
 */
export function findOffices(offices: readonly Office[], query: string): Office[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return offices.filter(({ address, metro }) => {
    const text = plain(`${address} ${metro?.name ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}

/** After NFD the letter io is e with a diaeresis. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll('\u0308', '')
