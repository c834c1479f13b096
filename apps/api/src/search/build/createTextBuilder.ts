import { randomUUID } from 'node:crypto'
import { hasLatin } from '@verstak/search-text/alphabet'
import { documentTerms, shownWord, type DocumentTerm } from '@verstak/search-text/analyseDocument'
import { codeKeyOf, tokenise } from '@verstak/search-text/tokenise'
import { transliterationKey, toCyrillic } from '@verstak/search-text/transliterate'
import type { TextAttribute, TextIndexBuilder } from '../../catalogue-index/TextMatcher.ts'
import { CodeListBuilder } from './CodeListBuilder.ts'
import { NameAnalyser } from './NameAnalyser.ts'
import { PostingsBuilder, sharedInt32 } from './PostingsBuilder.ts'
import { packText, type PostingLists, type WordTuple } from './TextData.ts'

/** Score of a term in an attribute; for names see `SCORE_OF_PLACE`. */
export const ATTRIBUTE_WEIGHTS = { brand: 12, category: 8, characteristic: 4 } as const satisfies Record<
  TextAttribute,
  number
>

/** Score of a category's words behind «для». */
const MIN_WEIGHT = 2

/** Takes every product once and builds the data that a `TextSegment` searches. */
export function createTextBuilder(): TextIndexBuilder {
  const termDictionary = createTermDictionary()
  const analyser = new NameAnalyser(termDictionary.placeOf)
  const places = {
    brand: new Map<string, number>(),
    category: new Map<string, number>(),
    characteristic: new Map<string, number>(),
  }
  const names = new PostingsBuilder()
  const termAttributes = new PostingsBuilder()
  const attributeRows = new PostingsBuilder()
  const sharedRows = new Map<number, Int32Array>()
  const codes = new CodeListBuilder()
  let sortedCodes: ReturnType<CodeListBuilder['finish']> | null = null
  /** By term: the last row added, so that only a term's first place in a name counts; it is the best one. */
  const lastRow: number[] = []
  let attributes = 0
  let firstRow = 0
  let size = 0

  const addAttribute = (kind: TextAttribute, text: string): number => {
    const attribute = attributes++
    places[kind].set(text, attribute)
    const seen = new Set<number>()
    for (const term of documentTerms(tokenise(text))) {
      const place = termDictionary.placeOf(term)
      if (seen.has(place)) continue
      seen.add(place)
      const weight = term.place === 1 && kind === 'category' ? MIN_WEIGHT : ATTRIBUTE_WEIGHTS[kind]
      termAttributes.add(place, attribute * 16 + weight)
      if (kind === 'brand') termDictionary.addReading(term, place)
    }
    return attribute
  }
  /** @returns the row, counted from the first row of this build */
  const begin = (indexRow: number): number => {
    if (size === 0) firstRow = indexRow
    const row = indexRow - firstRow
    size = row + 1
    return row
  }
  /** Adds the name that the analyser was given last. */
  const addName = (row: number): void => {
    analyser.terms((term, place) => {
      if (lastRow[term] === row) return
      lastRow[term] = row
      names.add(term, row * 4 + place)
    })
    analyser.codes(codes, row * 2)
  }
  const attributeOf = (kind: TextAttribute, text: string) => places[kind].get(text) ?? addAttribute(kind, text)

  return {
    add({ row: indexRow, name, brand, category, sku, article, characteristics }) {
      const row = begin(indexRow)
      analyser.open(name)
      addName(row)
      if (brand !== '') attributeRows.add(attributeOf('brand', brand), row)
      if (category !== '') attributeRows.add(attributeOf('category', category), row)
      for (const text of characteristics) attributeRows.add(attributeOf('characteristic', text), row)
      const [skuKey, articleKey] = [codeKeyOf(sku), codeKeyOf(article)]
      if (skuKey !== '') codes.add(skuKey, row * 2 + 1)
      if (articleKey !== '' && articleKey !== skuKey) codes.add(articleKey, row * 2 + 1)
    },
    addBytes({ row: indexRow, bytes, start, nameEnd, skuEnd, articleEnd }) {
      const row = begin(indexRow)
      analyser.openBytes(bytes, start, nameEnd)
      addName(row)
      codes.addOwn(bytes, { start: nameEnd, skuEnd, articleEnd }, row * 2 + 1)
    },
    addAttribute(kind, text, rows) {
      sharedRows.set(addAttribute(kind, text), rows)
    },
    settle: () => void (sortedCodes = codes.finish()),
    finish() {
      const { terms, words } = termDictionary
      const lists = {
        names: names.toPostings(terms.size),
        attributes: termAttributes.toPostings(terms.size),
        attributeRows: withRows(attributeRows.toPostings(attributes), sharedRows, firstRow),
      }
      return packText(
        { id: randomUUID(), firstRow, size, terms: [...terms.keys()], words: [...words.values()] },
        { ...lists, counts: countProducts(lists, terms.size, size), ...(sortedCodes ?? codes.finish()) },
      )
    },
  }
}

/** The lists, with those of shared attributes filled in: their rows came all at once. */
function withRows(
  lists: PostingLists,
  rowsByAttribute: ReadonlyMap<number, Int32Array>,
  firstRow: number,
): PostingLists {
  if (rowsByAttribute.size === 0) return lists
  const count = lists.start.length - 1
  const start = sharedInt32(count + 1)
  const rowsOf = (attribute: number) => rowsByAttribute.get(attribute)
  const lengthOf = (attribute: number) => lists.start[attribute + 1]! - lists.start[attribute]!
  for (let attribute = 0; attribute < count; attribute++) {
    start[attribute + 1] = start[attribute]! + (rowsOf(attribute)?.length ?? lengthOf(attribute))
  }
  const items = sharedInt32(start[count]!)
  for (let attribute = 0; attribute < count; attribute++) {
    const own = lists.items.subarray(lists.start[attribute], lists.start[attribute + 1])
    const rows = rowsOf(attribute)
    items.set((firstRow === 0 ? rows : rows?.map((row) => row - firstRow)) ?? own, start[attribute])
  }
  return { start, items }
}

/** Terms and words of all documents. */
function createTermDictionary() {
  const terms = new Map<string, number>()
  const words = new Map<string, WordTuple>()
  const addWord = (text: string, shown: string, place: number) => {
    if (!words.has(text)) words.set(text, [text, shown, place, transliterationKey(text)])
  }
  return {
    terms,
    words,
    placeOf({ term, token }: Pick<DocumentTerm, 'term' | 'token'>): number {
      const known = terms.get(term)
      const place = known ?? terms.size
      if (known === undefined) terms.set(term, place)
      if (token.kind === 'word' && !words.has(token.text)) addWord(token.text, shownWord(token), place)
      return place
    },
    /** Adds the Cyrillic spelling of a Latin brand, so that typing mistakes in it are corrected too. */
    addReading({ token }: DocumentTerm, place: number): void {
      if (token.kind === 'word' && hasLatin(token.text)) addWord(toCyrillic(token.text), token.raw, place)
    },
  }
}

/** Estimates products per term: one with a term in its name mostly has it in its category or characteristics as well. */
function countProducts(
  lists: Record<'names' | 'attributes' | 'attributeRows', PostingLists>,
  terms: number,
  size: number,
) {
  const { names, attributes, attributeRows } = lists
  const counts = sharedInt32(terms)
  for (let term = 0; term < terms; term++) {
    let ofAttributes = 0
    for (let i = attributes.start[term]!; i < attributes.start[term + 1]!; i++) {
      const attribute = attributes.items[i]! >> 4
      ofAttributes += attributeRows.start[attribute + 1]! - attributeRows.start[attribute]!
    }
    counts[term] = Math.max(names.start[term + 1]! - names.start[term]!, Math.min(ofAttributes, size))
  }
  return counts
}
