import { coverOf } from './phraseClauses.ts'
import type { QueryClause, Lexicon, AnalysedQuery, QueryWord, QueryOptions } from './analysedQuery.ts'
import { switchLayout } from './switchLayout.ts'
import { codeKeyOf } from './tokenise.ts'
import { toCyrillic, toLatin } from './transliterate.ts'

const MAX_WORDS = 6
const SHORTEST_CODE = 3
const SHORTEST_NUMBER = 4
const LONGEST_LETTERS = 6
/** An unknown code may be cut by this many characters, and must keep that many. */
const MAX_LOST = 2
const SHORTEST_LEFT = 4

/** Neighbouring words that make the code of a product, however it is divided: `gbh 2-26`, `gbh226`, `GBH 2 26`. */
export function codeClauses(
  analysed: Pick<AnalysedQuery, 'text' | 'words'>,
  lexicon: Lexicon,
  options: QueryOptions,
): QueryClause[] {
  const { text, words } = analysed
  const clauses: QueryClause[] = []
  for (let from = 0; from < words.length;) {
    const found = longestCode(text, words, from, lexicon)
    if (found) clauses.push({ covers: coverOf(from, found.to), terms: [], code: found.key, penalty: 0 })
    else if (!options.isExact) clauses.push(...nearCode(words[from]!, from, lexicon))
    from = found?.to ?? from + 1
  }
  return clauses
}

function longestCode(text: string, words: readonly QueryWord[], from: number, lexicon: Lexicon) {
  for (let to = Math.min(from + MAX_WORDS, words.length); to > from; to--) {
    const run = words.slice(from, to)
    if (!run.every(({ kind, text: word }) => kind !== 'word' || word.length <= LONGEST_LETTERS)) continue
    const slice = text.slice(words[from]!.start, words[to - 1]!.end)
    const key = keysOf(slice).find((candidate) => isCode(candidate, run, lexicon))
    if (key !== undefined) return { to, key }
  }
  return null
}

function keysOf(slice: string): string[] {
  const small = slice.toLowerCase()
  const keys = [slice, switchLayout(slice), toCyrillic(small), toLatin(small)].map(codeKeyOf)
  return [...new Set(keys)].filter((key) => key.length >= SHORTEST_CODE && /\d/.test(key))
}

function isCode(key: string, run: readonly QueryWord[], { findCode, countOf }: Lexicon): boolean {
  const match = findCode(key)
  if (match === 'exact') return true
  if (match === null || run.every(({ term }) => run.length === 1 && countOf(term) > 0)) return false
  // A measure such as 18 В begins many a code, but says nothing of them.
  if (run.length === 1 && run[0]!.number !== '') return false
  return /\p{L}/u.test(key) || key.length >= SHORTEST_NUMBER
}

/** The longest known beginning of an unknown code. */
function nearCode(word: QueryWord, place: number, { findCode, countOf }: Lexicon): QueryClause[] {
  if (word.kind !== 'code' || countOf(word.term) > 0) return []
  for (let lost = 1; lost <= MAX_LOST; lost++) {
    const key = word.term.slice(0, -lost)
    if (key.length < SHORTEST_LEFT || findCode(key) === null) continue
    word.correction = word.text.slice(0, -lost).toUpperCase()
    return [{ covers: 1 << place, terms: [], code: key, penalty: 3 }]
  }
  return []
}
