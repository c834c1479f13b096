import type { TextMatcher, TextSearch } from '../catalogue-index/TextMatcher.ts'
import { createTextBuilder } from './build/createTextBuilder.ts'
import { createTextMatcher } from './match/createTextMatcher.ts'
import { TextSegment } from './match/TextSegment.ts'

/** The text search, as the catalogue index uses it. */
export const createTextSearch = (): TextSearch => {
  /** Segments of the last matcher, to be used again: mostly only the segment of added products differs. */
  let known: { json: string; part: TextSegment }[] = []
  let matcher: TextMatcher | null = null
  return {
    version: 'words 3',
    createBuilder: createTextBuilder,
    createMatcher(parts) {
      const opened = parts.map(
        (data) => known.find(({ json }) => json === data.json) ?? { json: data.json, part: new TextSegment(data) },
      )
      const isSame = opened.length === known.length && opened.every((one, place) => one === known[place])
      if (!isSame || !matcher) matcher = createTextMatcher(opened.map(({ part }) => part))
      known = opened
      return matcher
    },
  }
}
