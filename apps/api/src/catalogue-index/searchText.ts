/** Text as it is compared: small letters, «ё» as «е», dashes and brackets as spaces do not matter. */
export function searchTextOf(text: string): string {
  return text.toLowerCase().replaceAll('\u0451', '\u0435').replace(/\s+/g, ' ').trim()
}

/** Words of a search; none for a blank one. */
export function searchWordsOf(text: string): string[] {
  return searchTextOf(text).split(' ').filter(Boolean)
}
