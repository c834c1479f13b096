import { isKnown } from './knownWord.ts'
import type { Lexicon, ReadingOptions } from './reading.ts'
import { switchLayout } from './switchLayout.ts'
import { codeKeyOf, tokenise } from './tokenise.ts'

/**
 * Types the parts again that mean nothing as they are, but something with the other keyboard layout.
 * @returns the query itself when there are none
 */
export function fixLayout(query: string, lexicon: Lexicon, options: ReadingOptions): string {
  const chunks = query.split(/(\s+)/)
  const last = chunks.findLastIndex((chunk) => chunk.trim() !== '')
  return chunks
    .map((chunk, index) => {
      const isUnfinished = options.isPrefix && index === last
      if (chunk.trim() === '' || isMeaningful(chunk, lexicon, isUnfinished)) return chunk
      const switched = switchLayout(chunk)
      if (isMeaningful(switched, lexicon, isUnfinished)) return switched
      return isNearSomething(chunk, lexicon) || !isNearSomething(switched, lexicon) ? chunk : switched
    })
    .join('')
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
