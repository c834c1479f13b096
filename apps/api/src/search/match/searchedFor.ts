import type { AnalysedQuery } from '@verstak/search-text/analysedQuery'

/** The query as it was searched: corrected, and without the words that nothing has. Null when just what was typed. */
export function searchedForOf({ text, words, isCorrected }: AnalysedQuery, chosen: number): string | null {
  const isAll = chosen === (1 << words.length) - 1
  if (isAll && !isCorrected) return null
  let result = ''
  let end = -1
  for (const [place, { correction, start, end: wordEnd }] of words.entries()) {
    if ((chosen & (1 << place)) === 0) {
      end = -1
      continue
    }
    // What stands between two words that stay is kept, as the dash of an article.
    const between = result === '' ? '' : end === -1 ? ' ' : text.slice(end, start)
    result += between + (correction ?? text.slice(start, wordEnd))
    end = wordEnd
  }
  return result
}
