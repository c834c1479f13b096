import { switchLayout } from '@verstak/search-text/switchLayout'
import { soundOf } from '@verstak/search-text/transliterate'

/**
 * Those whose name is spelt as it was typed or sounds so in the other alphabet («макита» finds Makita); when there are
 * none, those that were meant with the other keyboard layout («ьфлшеф»). A file of its own: it comes with the first letter.
 *
 * @param needle what was typed, in small letters
 */
export function findByEar<Named extends { name: string }>(values: readonly Named[], needle: string): Named[] {
  const meant = findBySound(values, needle)
  return meant.length > 0 ? meant : findBySound(values, switchLayout(needle))
}

function findBySound<Named extends { name: string }>(values: readonly Named[], needle: string): Named[] {
  const sound = soundOf(needle)
  return values.filter(({ name }) => {
    const written = name.toLowerCase()
    return written.includes(needle) || soundOf(written).includes(sound)
  })
}
