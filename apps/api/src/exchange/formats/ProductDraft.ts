import { plainLine, plainText } from '../plainText.ts'
import { parseNumber } from '../parseNumber.ts'
import { parsePrice } from '../parsePrice.ts'
import {
  EMPTY_PRODUCT,
  isRefusing,
  LONGEST,
  MOST,
  MAX_STOCK,
  type ExchangeRecord,
  type FaultCode,
  type Parameter,
  type ProductRecord,
} from '../records.ts'

/** Raw letters of a description that are looked at; the rest can only be a mistake. */
const RAW_DESCRIPTION = 10 * LONGEST.description
const GRAMS = 1000
const MAX_GRAMS = 1_000_000_000

/** Collects what a source says of one product, and what is wrong with it. */
export class ProductDraft {
  readonly record: ProductRecord = structuredClone(EMPTY_PRODUCT)
  readonly faults: { code: FaultCode; detail: string }[] = []
  readonly id: string
  readonly line: number

  constructor(id: string, line: number) {
    this.id = id.trim()
    this.line = line
    if (this.id === '') this.fault('no-id', '')
    if (this.id.length > LONGEST.id) this.fault('long-id', this.id.slice(0, 60))
    if (this.id.includes('\0') || !this.id.isWellFormed()) this.fault('bad-text', 'id')
  }

  fault(code: FaultCode, detail: string): void {
    this.faults.push({ code, detail: detail.replaceAll('\0', '').toWellFormed().slice(0, 200) })
  }

  setName(text: string): void {
    const name = plainLine(text.slice(0, RAW_DESCRIPTION))
    if (name === '') this.fault('no-name', '')
    this.record.name = this.#cut(name, LONGEST.name, 'name')
  }

  setDescription(text: string): void {
    if (text.length > RAW_DESCRIPTION) this.fault('cut-text', 'description')
    this.record.description = this.#cut(plainText(text.slice(0, RAW_DESCRIPTION)), LONGEST.description, 'description')
  }

  setBrand(text: string): void {
    this.record.brand = this.#cut(plainLine(text.slice(0, 1000)), LONGEST.brand, 'vendor') || null
  }

  setArticle(text: string): void {
    this.record.article = this.#cut(plainLine(text.slice(0, 1000)), LONGEST.article, 'article')
  }

  setPrice(text: string, rate: number | null, currency: string): void {
    if (rate === null) return this.fault('no-rate', currency)
    const price = parsePrice(text, rate)
    if (price === 'bad') return this.fault('bad-price', text.slice(0, 60))
    if (price === null) this.fault('no-price', text.slice(0, 60))
    this.record.price = price
  }

  setOldPrice(text: string, rate: number | null): void {
    const price = rate === null ? null : parsePrice(text, rate)
    const current = this.record.price
    if (price === 'bad' || (price !== null && current !== null && price <= current))
      return this.fault('old-price', text.slice(0, 60))
    this.record.oldPrice = current === null ? null : price
  }

  /** @param place '' is where the shop keeps what says no place */
  addStock(place: string, text: string): void {
    const pieces = parseNumber(text)
    if (pieces === null || pieces > MAX_STOCK) return this.fault('bad-stock', text.slice(0, 60))
    // Sources say less than nothing of what is promised to others. Half a piece cannot be sold.
    const whole = Math.max(0, Math.floor(pieces))
    this.record.stock[place] = Math.min(MAX_STOCK, (this.record.stock[place] ?? 0) + whole)
  }

  /** Kilograms. */
  setWeight(text: string): void {
    const value = text.trim() === '' ? 0 : parseNumber(text.replace(/[^\d.,\s-].*$/, ''))
    if (value === null || value < 0 || value * GRAMS > MAX_GRAMS) return this.fault('bad-number', `weight ${text}`)
    this.record.weight = Math.round(value * GRAMS)
  }

  /** Centimetres. */
  setSize(texts: readonly string[]): void {
    const sizes = texts.map((text) => parseNumber(text))
    if (sizes.length !== 3 || sizes.some((size) => size === null || size < 0 || size > 100_000))
      return this.fault('bad-number', `dimensions ${texts.join('/')}`)
    this.record.size = sizes.map((size) => Math.round((size ?? 0) * 10)) as [number, number, number]
  }

  addParam(rawName: string, rawValue: string, rawUnit = ''): void {
    const name = this.#cut(plainLine(rawName.slice(0, 1000)).replace(/:$/, ''), LONGEST.property, 'characteristic')
    const value = this.#cut(plainLine(rawValue.slice(0, 10_000)), LONGEST.value, 'characteristic')
    if (name === '' || value === '') return
    if (this.record.params.length >= MOST.params) return this.fault('cut-text', 'characteristics')
    const param: Parameter = [name, value, plainLine(rawUnit).slice(0, 20) || null]
    if (!this.record.params.some((known) => known[0] === name && known[1] === value)) this.record.params.push(param)
  }

  addPicture(text: string): void {
    const address = text.trim()
    if (address === '' || this.record.pictures.includes(address)) return
    if (address.length > 2000) return this.fault('bad-picture', address)
    if (this.record.pictures.length >= MOST.pictures) return this.fault('cut-text', 'pictures')
    this.record.pictures.push(address)
  }

  addBarcode(text: string): void {
    const code = text.replaceAll(/\s/g, '')
    if (
      /^[\w-]{4,40}$/.test(code) &&
      !this.record.barcodes.includes(code) &&
      this.record.barcodes.length < MOST.barcodes
    )
      this.record.barcodes.push(code)
  }

  /** The product with what is to be noted of it, or why it is refused. */
  *finish(): Generator<ExchangeRecord> {
    const { id, line, record, faults } = this
    for (const { code, detail } of faults)
      yield { kind: 'fault', id: id.slice(0, LONGEST.id) || null, line, code, detail }
    if (!faults.some(({ code }) => isRefusing(code))) yield { kind: 'product', id, line, record }
  }

  #cut(text: string, longest: number, what: string): string {
    if (text.length <= longest) return text
    this.fault('cut-text', what)
    return text.slice(0, longest).toWellFormed().trimEnd()
  }
}
