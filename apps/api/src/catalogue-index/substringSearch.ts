import { lowerBound } from './IndexView.ts'
import { int32, uint8 } from './columns.ts'
import { searchTextOf, searchWordsOf } from './searchText.ts'
import type { TextData, TextMatch, TextSearch } from './TextMatcher.ts'

const END = '\n'
const CODES = '\t'

/**
 * The plainest search: all words must stand somewhere in name, brand or codes. It looks through every text, so it is slow
 * where there are many.
 */
export const substringSearch: TextSearch = {
  version: 'substring 1',
  createBuilder() {
    const lines: Buffer[] = []
    const rows: number[] = []
    return {
      add({ row, name, brand, sku, article }) {
        const codes = [sku, article].map((code) => searchTextOf(code))
        lines.push(Buffer.from([searchTextOf(`${name} ${brand} ${sku} ${article}`), ...codes].join(CODES) + END))
        rows.push(row)
      },
      finish: () => share(lines, rows),
    }
  },
  createMatcher: (parts) => ({
    match(query) {
      const words = searchWordsOf(query).map((word) => Buffer.from(word))
      const exact = Buffer.from(CODES + searchTextOf(query))
      const found = parts.map((part) => matchPart(part, words, exact))
      return {
        rows: Int32Array.from(found.flatMap(({ rows }) => rows)),
        scores: Uint8Array.from(found.flatMap(({ scores }) => scores)),
        searchedFor: null,
      } satisfies TextMatch
    },
  }),
}

function share(lines: Buffer[], rows: number[]): TextData {
  const bytes = uint8(lines.reduce((sum, { length }) => sum + length, 0))
  const starts = int32(lines.length + 1)
  lines.forEach((line, at) => {
    bytes.set(line, starts[at])
    starts[at + 1] = starts[at]! + line.length
  })
  const rowList = int32(rows.length)
  rowList.set(rows)
  return { json: '{}', columns: { bytes, starts, rows: rowList } }
}

function matchPart({ columns }: TextData, words: Buffer[], exact: Buffer) {
  const rows: number[] = []
  const scores: number[] = []
  const { bytes, starts, rows: rowList } = columns
  if (words.length === 0 || !bytes || !starts || !rowList) return { rows, scores }
  const text = Buffer.from(bytes.buffer)
  const [first = Buffer.alloc(0), ...others] = words
  let at = text.indexOf(first)
  while (at >= 0) {
    const line = lowerBound(starts, 0, starts.length, at + 1) - 1
    const lineText = text.subarray(starts[line], starts[line + 1])
    const searched = lineText.subarray(0, lineText.indexOf(CODES))
    if (at < starts[line]! + searched.length && others.every((word) => searched.includes(word))) {
      rows.push(rowList[line]!)
      scores.push(isCode(lineText, exact) ? 255 : 0)
    }
    at = text.indexOf(first, starts[line + 1]!)
  }
  return { rows, scores }
}

function isCode(line: Buffer, exact: Buffer): boolean {
  const after = line.indexOf(exact)
  if (after < 0) return false
  const next = line[after + exact.length]
  return next === CODES.charCodeAt(0) || next === END.charCodeAt(0) || line.lastIndexOf(exact) !== after
}
