import { switchLayout } from '@verstak/search-text/switchLayout'
import { transliterationKey } from '@verstak/search-text/transliterate'

/**
 * Values whose name contains the typed text or sounds the same in the other alphabet («макита» matches Makita); if
 * there are none, values that match in the other keyboard layout («ьфлшеф»). A separate file: it loads with the first
 * typed letter.
 *
 * @param needle the typed text in lower case
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
