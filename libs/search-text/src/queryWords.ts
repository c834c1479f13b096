import { PREPOSITIONS, STOP_WORDS } from './letters.data.ts'
import type { QueryWord } from './analysedQuery.ts'
import { measureOf, tokenise, type Token } from './tokenise.ts'

/** Words of a query that are used; each needs one of 16 bits. */
const MAX_WORDS = 16

/** The searchable words of a query, numbers together with their units. */
export function queryWords(query: string): { text: string; words: QueryWord[] } {
  const { text, tokens } = tokenise(query)
  const words: QueryWord[] = []
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    if (measureOf(before, token) !== null) continue
    const next = tokens[index + 1]
    const measure = measureOf(token, next)
    const isQualifier = before !== undefined && PREPOSITIONS.has(before.text)
    if (measure !== null && next) {
      words.push(wordOf(token, { term: measure, number: token.term, end: next.end, isQualifier }))
    } else if (isSearchable(token, tokens.length)) {
      words.push(wordOf(token, { isQualifier }))
    }
  }
  return { text, words: words.slice(0, MAX_WORDS) }
}

function wordOf({ kind, text, term, number, start, end }: Token, changes: Partial<QueryWord>): QueryWord {
  const wordKind = kind === 'measure' ? 'number' : kind
  return { kind: wordKind, text, term, number, start, end, correction: null, isQualifier: false, ...changes }
}

/** A single letter is searched only when it is the whole query. */
function isSearchable({ kind, text }: Token, count: number): boolean {
  return kind !== 'word' || (!STOP_WORDS.has(text) && (text.length > 1 || count === 1))
}
