import {
  isCodeKey,
  isWithinCodes,
  isPurposeWord,
  isSearchable,
  MOST_CODES_OF_RUN,
  MOST_LEADING_WORDS,
  MOST_PIECES_OF_CODE,
  PLACES,
  type DocumentTerm,
} from '@verstak/search-text/analyseDocument'
import { tokenBoundsOfAnyText, addTokenBounds } from '@verstak/search-text/tokenBounds'
import { Composer, composeText, LONGEST_COMPOSED } from '@verstak/search-text/normaliseText'
import { codeKeyOf, classifyToken, unitOf, type Token } from '@verstak/search-text/tokenise'
import type { CodeListBuilder } from './CodeListBuilder.ts'
import { TokenInterner } from './TokenInterner.ts'

/** What is known of a piece, as bits. */
const [WORD, PURPOSE, TELLING, SMALL_RUSSIAN, CODE_PIECE, NUMBER, MEASURE, CODE] = [1, 2, 4, 8, 16, 32, 64, 128]
/** Of such pieces the keys of codes are put together, whatever stands beside them. */
const SIMPLE = /^[ -~\u0401\u0410-\u044f\u0451]+$/
const UNKNOWN = -1

interface Piece {
  flags: number
  /** The number of a unit of measure's name; 0 = is none. */
  unit: number
  /** Where its term stands in the termDictionary; unknown until the first name needs it. */
  term: number
  /** The same of a measure's number. */
  number: number
  /** What it gives to the key of a code; null = that is to be made of the text. */
  key: string | null
}

/** Where terms get their places: `placeOf` of the termDictionary. */
type PlaceOf = (term: Pick<DocumentTerm, 'term' | 'token'>) => number

/**
 * Reads names as `documentTerms` and `documentCodes` do, but asks what a piece means only when it comes for the first time:
 * the names of a million products have fourteen million pieces, of which few are different.
 */
export class NameAnalyser {
  readonly #placeOf: PlaceOf
  readonly #book = new TokenInterner()
  readonly #composer = new Composer()
  readonly #pieces: Piece[] = []
  readonly #units = new Map<string, number>()
  /** By number and unit, the place of the term of both. */
  readonly #measures = new Map<number, number>()
  /** As it was written, and composed. */
  #written = new Uint16Array(1 << 8)
  #characters = new Uint16Array(LONGEST_COMPOSED << 8)
  #length = 0
  #bounds: number[] = []
  readonly #read: Piece[] = []
  readonly #numbers: number[] = []

  constructor(placeOf: PlaceOf) {
    this.#placeOf = placeOf
  }

  /** Takes a name apart; what it says is asked for next. */
  open(name: string): void {
    this.#makeRoom(name.length)
    for (let at = 0; at < name.length; at++) this.#written[at] = name.charCodeAt(at)
    this.#take(name.length)
  }

  /** The same of a name in UTF-8. */
  openBytes(bytes: Uint8Array, from: number, to: number): void {
    this.#makeRoom(to - from)
    this.#take(decodeUtf8(bytes, from, to, this.#written))
  }

  #take(length: number): void {
    this.#compose(length)
    const bounds = this.#bounds
    const characters = this.#characters
    bounds.length = 0
    if (!addTokenBounds(characters, this.#length, bounds))
      bounds.splice(0, bounds.length, ...tokenBoundsOfAnyText(this.#textOf(0, this.#length)))
    this.#read.length = this.#numbers.length = bounds.length >> 1
    for (let i = 0; i < this.#numbers.length; i++) {
      const number = this.#book.numberOf(characters, bounds[2 * i]!, bounds[2 * i + 1]!)
      this.#numbers[i] = number
      this.#read[i] = this.#pieces[number] ??= this.#learn(this.#rawOf(i))
    }
  }

  /** Tells the terms of the name in their order. */
  terms(visit: (term: number, place: DocumentTerm['place']) => void): void {
    const read = this.#read
    const headEnd = headEndOf(this.#characters, this.#length)
    const leadEnd = this.#leadEnd()
    let isPurpose = false
    for (let i = 0; i < read.length; i++) {
      const { flags } = read[i]!
      isPurpose ||= (flags & PURPOSE) !== 0
      if ((flags & TELLING) === 0 || this.#isUnit(i)) continue
      const isHead = this.#bounds[2 * i]! < headEnd && !isPurpose
      const place = i < leadEnd ? PLACES.lead : isHead ? PLACES.head : PLACES.rest
      visit(this.#termAt(i), place)
      if (i + 1 < read.length && this.#isUnit(i + 1)) visit(this.#measureAt(i), place)
      if ((flags & MEASURE) !== 0) visit(read[i]!.number, place)
    }
  }

  /** Adds the keys of the name's codes to the book. */
  codes(book: CodeListBuilder, row: number): void {
    let [from, to] = [0, 0]
    for (let i = 0; i < this.#read.length; i++) {
      const isPiece = (this.#read[i]!.flags & CODE_PIECE) !== 0 && !this.#isUnit(i)
      const isNext = isPiece && to > from && this.#areJoined(this.#bounds[2 * i - 1]!, this.#bounds[2 * i]!)
      if (!isNext) this.#addCodes(from, to, book, row)
      if (!isNext || to - from === MOST_PIECES_OF_CODE) from = to = i
      if (isPiece) to = i + 1
    }
    this.#addCodes(from, to, book, row)
  }

  #makeRoom(length: number): void {
    if (length <= this.#written.length) return
    this.#written = new Uint16Array(2 * length)
    this.#characters = new Uint16Array(2 * length * LONGEST_COMPOSED)
  }

  #compose(length: number): void {
    this.#length = this.#composer.write(this.#written, length, this.#characters)
    if (this.#length !== -1) return
    const text = composeText(stringOf(this.#written, 0, length))
    this.#length = text.length
    if (text.length > this.#characters.length) this.#characters = new Uint16Array(2 * text.length)
    for (let at = 0; at < text.length; at++) this.#characters[at] = text.charCodeAt(at)
  }

  #textOf(from: number, to: number): string {
    return stringOf(this.#characters, from, to)
  }

  #areJoined(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (!isWithinCodes(this.#characters[at]!)) return false
    return true
  }

  /** A unit behind its number. */
  #isUnit(i: number): boolean {
    return i > 0 && this.#read[i]!.unit !== 0 && (this.#read[i - 1]!.flags & NUMBER) !== 0
  }

  #leadEnd(): number {
    const most = Math.min(this.#read.length, MOST_LEADING_WORDS)
    for (let i = 0; i < most; i++) {
      const { flags } = this.#read[i]!
      if ((flags & (WORD | PURPOSE)) !== WORD || (i > 0 && (flags & SMALL_RUSSIAN) === 0)) return i
    }
    return most
  }

  #addCodes(from: number, to: number, book: CodeListBuilder, row: number): void {
    if (to === from || (to - from === 1 && (this.#read[from]!.flags & (CODE | MEASURE)) === 0)) return
    const last = Math.min(to, from + MOST_CODES_OF_RUN)
    for (let first = from; first < last; first++) {
      const key = this.#keyOf(first, to)
      if (isCodeKey(key)) book.add(key, row)
    }
  }

  #keyOf(from: number, to: number): string {
    let key = ''
    for (let i = from; i < to; i++) {
      const part = this.#read[i]!.key
      if (part === null) return codeKeyOf(this.#textOf(this.#bounds[2 * from]!, this.#bounds[2 * to - 1]!))
      key += part
    }
    return key
  }

  #rawOf(i: number): string {
    return this.#textOf(this.#bounds[2 * i]!, this.#bounds[2 * i + 1]!)
  }

  #learn(raw: string): Piece {
    const reading = classifyToken(raw)
    const { kind, text } = reading
    const unit = kind === 'word' ? unitOf(text) : undefined
    if (unit !== undefined && !this.#units.has(unit)) this.#units.set(unit, this.#units.size + 1)
    const is = (flag: number, isSet: boolean) => (isSet ? flag : 0)
    return {
      flags:
        is(WORD, kind === 'word') |
        is(NUMBER, kind === 'number') |
        is(MEASURE, kind === 'measure') |
        is(CODE, kind === 'code') |
        is(PURPOSE, isPurposeWord(reading)) |
        is(TELLING, isSearchable(reading)) |
        is(SMALL_RUSSIAN, reading.isSmallRussian) |
        is(CODE_PIECE, reading.isCodePiece),
      unit: unit === undefined ? 0 : this.#units.get(unit)!,
      term: UNKNOWN,
      number: UNKNOWN,
      key: reading.isCodePiece && SIMPLE.test(raw) ? codeKeyOf(raw) : null,
    }
  }

  /** Words that stand only where they are no terms get no place. */
  #termAt(i: number): number {
    const piece = this.#read[i]!
    if (piece.term === UNKNOWN) {
      const token = this.#tokenAt(i)
      piece.term = this.#placeOf({ term: token.term, token })
      if (token.kind === 'measure') piece.number = this.#placeOf({ term: token.number, token })
    }
    return piece.term
  }

  #measureAt(i: number): number {
    const key = this.#numbers[i]! * 256 + this.#read[i + 1]!.unit
    const known = this.#measures.get(key)
    if (known !== undefined) return known
    const token = this.#tokenAt(i)
    const place = this.#placeOf({ term: token.term + unitOf(this.#tokenAt(i + 1).text)!, token })
    this.#measures.set(key, place)
    return place
  }

  #tokenAt(i: number): Pick<Token, 'kind' | 'text' | 'term' | 'number' | 'raw'> {
    const raw = this.#rawOf(i)
    return { ...classifyToken(raw), raw }
  }
}

/** Where the first comma, semicolon or bracket with a space behind it stands; composed texts have no other white space. */
function headEndOf(text: Uint16Array, length: number): number {
  for (let at = 0; at + 1 < length; at++) {
    const code = text[at]!
    if ((code === 0x2c || code === 0x3b || code === 0x28) && text[at + 1] === 0x20) return at
  }
  return length
}

/** So many characters become a string at once. */
const STRING_PART = 1 << 12

function stringOf(characters: Uint16Array, from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at += STRING_PART) {
    text += String.fromCharCode(...characters.subarray(at, Math.min(to, at + STRING_PART)))
  }
  return text
}

/** Writes the UTF-16 of valid UTF-8. @returns how many numbers that takes */
function decodeUtf8(bytes: Uint8Array, from: number, to: number, characters: Uint16Array): number {
  let end = 0
  for (let at = from; at < to;) {
    const first = bytes[at]!
    if (first < 0x80) {
      characters[end++] = first
      at += 1
    } else if (first < 0xe0) {
      characters[end++] = ((first & 0x1f) << 6) | (bytes[at + 1]! & 0x3f)
      at += 2
    } else if (first < 0xf0) {
      characters[end++] = ((first & 0x0f) << 12) | ((bytes[at + 1]! & 0x3f) << 6) | (bytes[at + 2]! & 0x3f)
      at += 3
    } else {
      const upper = ((first & 0x07) << 18) | ((bytes[at + 1]! & 0x3f) << 12)
      const code = upper | ((bytes[at + 2]! & 0x3f) << 6) | (bytes[at + 3]! & 0x3f)
      characters[end++] = 0xd7c0 + (code >> 10)
      characters[end++] = 0xdc00 + (code & 0x3ff)
      at += 4
    }
  }
  return end
}
