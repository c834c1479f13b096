import { RUBLES } from '../words.data.ts'
import { parseNumber } from '../parseNumber.ts'
import { plainLine } from '../plainText.ts'
import { LONGEST, type ExchangeRecord } from '../records.ts'
import { ProductDraft } from './ProductDraft.ts'
import { childText, readElements, type Wanted, type XmlElement } from './readElements.ts'
import { ELEMENT_PARAMS, YES_NO } from './yml.data.ts'

/** Settings of {@link readYml}. */
export interface YmlOptions {
  /** Rubles for one unit of a currency, over what the file says. */
  rates: Readonly<Record<string, number>>
  /** Pieces of what is only said to be available. */
  available: number
}

const WHOLE = new Set(['currencies/currency', 'categories/category', 'offers/offer'])
const OPEN = new Set(['', 'shop', 'shop/currencies', 'shop/categories', 'shop/offers'])
/** What says nothing of the goods. */
const ABOUT = new Set(['name', 'company', 'url', 'platform', 'version', 'agency', 'email', 'phone'])
/** Elements of an offer that are read by name. */
const READ = new Set(
  'name title typePrefix vendor model vendorCode price oldprice currencyId categoryId picture description param barcode weight dimensions outlets count'.split(
    ' ',
  ),
)
const READ_ATTRIBUTES = new Set(['id', 'available', 'group_id', 'type'])

/** Goods of a feed in Yandex's YML: simplified, `vendor.model`, with `typePrefix`, books and the like. */
export async function* readYml(chunks: AsyncIterable<string>, options: YmlOptions): AsyncGenerator<ExchangeRecord> {
  const notes: ExchangeRecord[] = []
  const want = (path: readonly string[]): Wanted => {
    const [, ...below] = path
    const place = below.join('/')
    if (OPEN.has(place)) return 'open'
    const [shop, ...rest] = below
    if (shop === 'shop' && WHOLE.has(rest.join('/'))) return 'whole'
    if (!ABOUT.has(rest.join('/'))) notes.push({ kind: 'unknown', name: rest.join('/') || place })
    return 'skip'
  }
  const onEntity = (line: number, detail: string) =>
    void notes.push({ kind: 'fault', id: null, line, code: 'entity', detail: detail.slice(0, 200) })
  const rates = new Map<string, number | null>()
  for await (const element of readElements(chunks, want, onEntity)) {
    yield* notes.splice(0)
    if (element.name === 'currency') addRate(rates, element)
    else if (element.name === 'category') yield* readCategory(element)
    else yield* readOffer(element, (currency) => rateOf(currency, rates, options.rates), options.available)
  }
  yield* notes.splice(0)
}

function addRate(rates: Map<string, number | null>, { attributes }: XmlElement): void {
  const id = attributes['id']?.trim().toUpperCase()
  if (id) rates.set(id, parseNumber(attributes['rate'] ?? ''))
}

/** Rubles for one unit; null when nobody says. Rates are those to the feed's own currency, which has 1. */
function rateOf(
  currency: string,
  rates: ReadonlyMap<string, number | null>,
  told: Readonly<Record<string, number>>,
): number | null {
  if (RUBLES.has(currency)) return 1
  const given = told[currency]
  if (given !== undefined) return given
  const [own, ruble] = [rates.get(currency), rates.get('RUB') ?? rates.get('RUR')]
  return own && ruble && own > 0 && ruble > 0 ? own / ruble : null
}

function* readCategory({ attributes, text, line }: XmlElement): Generator<ExchangeRecord> {
  const id = attributes['id']?.trim() ?? ''
  const parent = attributes['parentId']?.trim() ?? ''
  const name = plainLine(text.slice(0, 10_000)).slice(0, LONGEST.name)
  if (id === '' || id.length > LONGEST.id) return yield { kind: 'fault', id: null, line, code: 'no-id', detail: name }
  if (name === '') yield { kind: 'fault', id, line, code: 'unnamed', detail: '' }
  yield {
    kind: 'category',
    id,
    line,
    record: { name: name || id, parent: parent === '' || parent === '0' ? null : parent },
  }
}

function* readOffer(
  offer: XmlElement,
  rateFor: (currency: string) => number | null,
  available: number,
): Generator<ExchangeRecord> {
  const { attributes, children, line } = offer
  const draft = new ProductDraft(attributes['id'] ?? '', line)
  const text = (name: string) => childText(offer, name)
  draft.setName(nameOf(text))
  draft.setBrand(text('vendor'))
  draft.setArticle(text('vendorCode'))
  draft.setDescription(text('description'))
  draft.record.category = text('categoryId').slice(0, LONGEST.id) || null
  draft.record.group = attributes['group_id']?.trim().slice(0, LONGEST.id) || null
  const currency = text('currencyId').toUpperCase()
  const rate = rateFor(currency)
  draft.setPrice(text('price'), rate, currency)
  if (text('oldprice') !== '') draft.setOldPrice(text('oldprice'), rate)
  draft.setWeight(text('weight'))
  if (text('dimensions') !== '') draft.setSize(text('dimensions').split('/'))
  for (const child of children) yield* readPart(draft, child)
  addStock(draft, offer, available)
  for (const name of Object.keys(attributes))
    if (!READ_ATTRIBUTES.has(name)) yield { kind: 'unknown', name: `offer@${name.slice(0, 60)}` }
  yield* draft.finish()
}

function* readPart(draft: ProductDraft, { name, text, attributes }: XmlElement): Generator<ExchangeRecord> {
  const ofElement = ELEMENT_PARAMS[name]
  if (name === 'param') draft.addParam(attributes['name'] ?? '', text, attributes['unit'])
  else if (name === 'picture') draft.addPicture(text)
  else if (name === 'barcode') draft.addBarcode(text)
  else if (ofElement !== undefined) draft.addParam(ofElement, YES_NO[text.trim()] ?? text)
  else if (!READ.has(name)) yield { kind: 'unknown', name: `offer/${name.slice(0, 60)}` }
}

/** «Перфоратор Bosch GBH 2-26», of parts where there is no name. */
function nameOf(text: (name: string) => string): string {
  const whole = text('name') || text('title')
  if (whole !== '') return whole
  return [text('typePrefix'), text('vendor'), text('model')].filter(Boolean).join(' ')
}

/** Of outlets, of a count, or as many as the shop counts for «available». */
function addStock(draft: ProductDraft, offer: XmlElement, available: number): void {
  const outlets = offer.children.filter(({ name }) => name === 'outlets').flatMap(({ children }) => children)
  const counted = outlets.filter(({ attributes }) => attributes['instock'] !== undefined)
  const isAvailable = (offer.attributes['available'] ?? 'true').trim().toLowerCase() !== 'false'
  for (const { attributes } of counted)
    draft.addStock(attributes['id']?.trim().slice(0, 60) ?? '', attributes['instock'] ?? '')
  if (counted.length > 0) return
  const count = childText(offer, 'count')
  if (count !== '') draft.addStock('', count)
  else draft.record.stock = isAvailable ? { '': available } : {}
}
