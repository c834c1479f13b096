import type { Column } from '../../catalogue-index/columns.ts'
import type { TextData } from '../../catalogue-index/TextMatcher.ts'

type Int32 = Int32Array<SharedArrayBuffer>

/** A word form: itself, how it is shown, place of its term, its `transliterationKey`. */
export type WordTuple = [text: string, shown: string, term: number, transliterationKey: string]

export interface TextFacts {
  /** Tells builds apart. */
  id: string
  /** The first row; in the columns it is 0. */
  firstRow: number
  /** Rows from the first to the last. */
  size: number
  terms: string[]
  words: WordTuple[]
}

/** PostingLists of numbers, one behind the other: list `i` is `items` from `start[i]` to `start[i + 1]`. */
export interface PostingLists {
  start: Int32
  items: Int32
}

/** The texts of a catalogue, made for searching. A million products of the demo catalogue take about 150 MB. */
export interface TextColumns {
  /** By term: products that have it in their name or in an attribute, roughly. */
  counts: Int32
  /** By term: row × 4 + place in the name (see `documentTerms`), ascending. */
  names: PostingLists
  /** By term: attribute × 16 + weight. An attribute is a category, a brand or a characteristic. */
  attributes: PostingLists
  /** By attribute: its rows, ascending. */
  attributeRows: PostingLists
  /** Keys of codes in the order of their bytes, one behind the other, in UTF-8. */
  codeBytes: Uint8Array<SharedArrayBuffer>
  codeStart: Int32
  /** By code: row × 2, plus 1 for the product's own SKU or article. */
  codeRows: Int32
}

/** For the index, which keeps columns by their names. */
export function packText(facts: TextFacts, columns: TextColumns): TextData {
  const { counts, names, attributes, attributeRows, codeBytes, codeStart, codeRows } = columns
  return {
    json: JSON.stringify(facts),
    columns: {
      ...{ counts, codeBytes, codeStart, codeRows },
      ...{ namesStart: names.start, names: names.items },
      ...{ attributesStart: attributes.start, attributes: attributes.items },
      ...{ attributeRowsStart: attributeRows.start, attributeRows: attributeRows.items },
    },
  }
}

/** The reverse of `packText`. */
export function unpackText({ json, columns }: TextData): { facts: TextFacts; columns: TextColumns } {
  const column = (name: string): Column => {
    const found = columns[name]
    if (!found) throw new Error(`The texts of the catalogue lack ${name}: they were not made by this search.`)
    return found
  }
  const int32 = (name: string) => column(name) as Int32
  const lists = (name: string): PostingLists => ({ start: int32(`${name}Start`), items: int32(name) })
  return {
    facts: JSON.parse(json) as TextFacts,
    columns: {
      counts: int32('counts'),
      names: lists('names'),
      attributes: lists('attributes'),
      attributeRows: lists('attributeRows'),
      codeBytes: column('codeBytes') as Uint8Array<SharedArrayBuffer>,
      codeStart: int32('codeStart'),
      codeRows: int32('codeRows'),
    },
  }
}
