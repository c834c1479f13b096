import { isKnown } from './lookUpWord.ts'
import type { Lexicon, QueryOptions } from './analysedQuery.ts'
import { switchLayout } from './switchLayout.ts'
import { codeKeyOf, tokenise } from './tokenise.ts'

/** Latin letters with punctuation on whose keys there are Russian letters. */
const WITH_LETTER_KEYS = /^(?=.*[;'[\],.`{}:"<>~])[a-z;'[\],.`{}:"<>~]+$/i

/**
 * Switches the keyboard layout of the parts that are unknown as typed but known with the other layout.
 * @returns the query itself when there is no such part
 */
export function fixLayout(query: string, lexicon: Lexicon, options: QueryOptions): string {
  const chunks = query.split(/(\s+)/)
  const last = chunks.findLastIndex((chunk) => chunk.trim() !== '')
  return chunks
    .map((chunk, index) => {
      const isUnfinished = options.isPrefix && index === last
      if (chunk.trim() === '') return chunk
      const switched = switchLayout(chunk)
      if (WITH_LETTER_KEYS.test(chunk) && isOneWord(switched, lexicon)) return switched
      if (isMeaningful(chunk, lexicon, isUnfinished)) return chunk
      if (isMeaningful(switched, lexicon, isUnfinished)) return switched
      return isNearSomething(chunk, lexicon) || !isNearSomething(switched, lexicon) ? chunk : switched
    })
    .join('')
}

/** Pieces such as the rk and x of `rk.x` may mean something by chance; one whole word does not. */
function isOneWord(chunk: string, { countOf, dictionary }: Lexicon): boolean {
  const { tokens } = tokenise(chunk)
  const [token] = tokens
  return tokens.length === 1 && token?.kind === 'word' && (countOf(token.term) > 0 || dictionary.hasTerm(token.term))
}

function isMeaningful(chunk: string, lexicon: Lexicon, isUnfinished: boolean): boolean {
  const { tokens } = tokenise(chunk)
  if (tokens.length === 0) return !/[^\d\s\p{Pd}+/]/u.test(chunk)
  if (/\d/.test(chunk) && lexicon.findCode(codeKeyOf(chunk)) !== null) return true
  return tokens.every(({ kind, text, term }, index) => {
    if (kind === 'code') return lexicon.countOf(term) > 0 || lexicon.findCode(term) !== null
    return kind !== 'word' || isKnown(text, lexicon, isUnfinished && index === tokens.length - 1)
  })
}

function isNearSomething(chunk: string, { vocabulary }: Lexicon): boolean {
  const words = tokenise(chunk).tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1)
  return words.length > 0 && words.every(({ text }) => vocabulary.nearest(text, false) !== null)
}
