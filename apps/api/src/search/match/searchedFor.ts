import type { AnalysedQuery } from '@verstak/search-text/analysedQuery'
import type { SearchedFor } from '../../catalogue-index/TextMatcher.ts'

/** What was searched: the query as corrected, without the words that were left out. Null when just what was typed. */
export function searchedForOf({ text, words, isCorrected }: AnalysedQuery, chosen: number): SearchedFor | null {
  const isAll = chosen === (1 << words.length) - 1
  if (isAll && !isCorrected) return null
  const leftOut: string[] = []
  let query = ''
  let end = -1
  for (const [place, { correction, start, end: wordEnd }] of words.entries()) {
    if ((chosen & (1 << place)) === 0) {
      leftOut.push(text.slice(start, wordEnd))
      end = -1
      continue
    }
    // What stands between two words that stay is not changed, such as the hyphen of an article.
    const between = query === '' ? '' : end === -1 ? ' ' : text.slice(end, start)
    query += between + (correction ?? text.slice(start, wordEnd))
    end = wordEnd
  }
  return { query, leftOut }
}
