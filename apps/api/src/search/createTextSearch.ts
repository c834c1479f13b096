import type { TextSearch } from '../catalogue-index/TextMatcher.ts'
import { createTextBuilder } from './createTextBuilder.ts'
import { createTextMatcher } from './createTextMatcher.ts'
import { TextPart } from './TextPart.ts'

/** The search of words, as the catalogue index uses it. */
export const createTextSearch = (): TextSearch => {
  /** Parts of the last matcher: a new one mostly differs in the products that came later. */
  let known: { json: string; part: TextPart }[] = []
  return {
    version: 'words 3',
    createBuilder: createTextBuilder,
    createMatcher(parts) {
      known = parts.map(
        (data) => known.find(({ json }) => json === data.json) ?? { json: data.json, part: new TextPart(data) },
      )
      return createTextMatcher(known.map(({ part }) => part))
    },
  }
}
