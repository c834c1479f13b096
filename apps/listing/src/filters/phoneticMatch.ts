import { switchLayout } from '@verstak/search-text/switchLayout'
import { transliterationKey } from '@verstak/search-text/transliterate'

/**
 * Those whose name is spelt as it was typed or sounds so in the other alphabet («макита» clauses Makita); when there are
 * none, those that were meant with the other keyboard layout («ьфлшеф»). A file of its own: it comes with the first letter.
 *
 * @param needle what was typed, in small letters
 */
export function phoneticMatch<Named extends { name: string }>(values: readonly Named[], needle: string): Named[] {
  const meant = matchBySound(values, needle)
  return meant.length > 0 ? meant : matchBySound(values, switchLayout(needle))
}

function matchBySound<Named extends { name: string }>(values: readonly Named[], needle: string): Named[] {
  const sound = transliterationKey(needle)
  return values.filter(({ name }) => {
    const written = name.toLowerCase()
    return written.includes(needle) || transliterationKey(written).includes(sound)
  })
}
