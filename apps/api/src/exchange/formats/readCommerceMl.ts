import { RUBLES } from '../words.data.ts'
import { detach } from '../detach.ts'
import { plainLine } from '../plainText.ts'
import { LONGEST, type ExchangeRecord, type ProductRecord, type VariantRecord } from '../records.ts'
import { Classifier, readGroups, type ClassifierProperty } from './Classifier.ts'
import {
  BITRIX_ARTICLES,
  BITRIX_MAKERS,
  BITRIX_OWN,
  BITRIX_PREFIX,
  BITRIX_TEXTS,
  COUNTRY,
  DELETED,
  DESCRIPTION_REQUISITES,
  MAKER_NAMES,
  ML,
  READ_OF_PRODUCT,
  RETAIL,
  SERIALISED,
  YES,
} from './commerceMl.data.ts'
import { ProductDraft } from './ProductDraft.ts'
import { childOf, childrenOf, childText, readElements, type Wanted, type XmlElement } from './readElements.ts'

/** What is known over all files of an exchange. */
export interface Exchange {
  classifier: Classifier
  rates: Readonly<Record<string, number>>
  /** Id or name of the type of prices that shoppers pay; null: the one that is called so, else the first. */
  priceType: string | null
  /** Of the catalogues that were read, whether each is the whole assortment, and not only changes. */
  catalogues: boolean[]
}

export const newExchange = (rates: Readonly<Record<string, number>>, priceType: string | null): Exchange => ({
  classifier: new Classifier(),
  rates,
  priceType,
  catalogues: [],
})

const WHOLE: ReadonlySet<string> = new Set([ML.group, ML.property, ML.product, ML.offer, ML.priceType])
const OPEN: ReadonlySet<string> = new Set([
  ML.classifier,
  ML.groups,
  ML.properties,
  ML.catalogue,
  ML.products,
  ML.package,
  ML.changedPackage,
  ML.offers,
  ML.priceTypes,
])
/** Ids, names and owners of the file's parts. */
const ABOUT: ReadonlySet<string> = new Set([ML.id, ML.name, ML.owner, ML.stores])

/** Reads a catalogue that properties of goods point to: names by their ids. */
export async function readReferences(
  chunks: AsyncIterable<string>,
  catalogue: string,
  { classifier }: Exchange,
): Promise<void> {
  const want = (path: readonly string[]): Wanted =>
    path.at(-1) === ML.product ? 'whole' : path.length === 1 || OPEN.has(path.at(-1)!) ? 'open' : 'skip'
  for await (const element of readElements(chunks, want, () => {})) classifier.addReference(catalogue, element)
}

/** Goods, offers, prices or rests of one file of CommerceML 2. Every file says some fields of a product. */
export async function* readCommerceMl(
  chunks: AsyncIterable<string>,
  exchange: Exchange,
): AsyncGenerator<ExchangeRecord> {
  const notes: ExchangeRecord[] = []
  const want = (path: readonly string[], attributes: Readonly<Record<string, string>>): Wanted => {
    if (path.length === 1) return 'open'
    const name = path.at(-1)!
    if (name === ML.catalogue) exchange.catalogues.push(!YES.has((attributes[ML.onlyChanges] ?? '').toLowerCase()))
    if (OPEN.has(name)) return 'open'
    if (WHOLE.has(name)) return 'whole'
    if (!ABOUT.has(name)) notes.push({ kind: 'unknown', name: path.slice(1).join('/').slice(0, 100) })
    return 'skip'
  }
  const onEntity = (line: number, detail: string) =>
    void notes.push({ kind: 'fault', id: null, line, code: 'entity', detail: detail.slice(0, 200) })
  const seen = new Set<string>()
  for await (const element of readElements(chunks, want, onEntity)) {
    yield* notes.splice(0)
    if (element.name === ML.group) yield* readGroups(element, null)
    else if (element.name === ML.property) exchange.classifier.addProperty(element)
    else if (element.name === ML.priceType) exchange.classifier.addPriceType(element)
    else yield* onlyFirst(readProduct(element, exchange), seen)
  }
  yield* notes.splice(0)
}

/** Of two with one id in a file the first counts. */
function* onlyFirst(records: Iterable<ExchangeRecord>, seen: Set<string>): Generator<ExchangeRecord> {
  for (const record of records) {
    if (record.kind !== 'part') yield record
    else if (seen.has(record.id))
      yield { kind: 'fault', id: record.id, line: record.line, code: 'duplicate', detail: '' }
    else {
      seen.add(detach(record.id))
      yield record
    }
  }
}

function* readProduct(element: XmlElement, exchange: Exchange): Generator<ExchangeRecord> {
  const isOffer = element.name === ML.offer
  const draft = new ProductDraft(childText(element, ML.id), element.line)
  const fields = new Set<keyof ProductRecord>()
  const unknown: string[] = []
  const base = describe(draft, element, exchange, { fields, unknown })
  for (const name of unknown) yield { kind: 'unknown', name: `${ML.value} ${name.slice(0, 60)}` }
  yield* readPrices(draft, element, exchange, fields)
  readStock(draft, element, fields)
  if (isDeleted(element)) {
    draft.record.price = null
    fields.add('price')
  }
  for (const child of element.children)
    if (!READ_OF_PRODUCT.has(child.name)) yield { kind: 'unknown', name: `${element.name}/${child.name.slice(0, 60)}` }
  if (!isOffer && !fields.has('name')) draft.fault('no-name', '')
  for (const found of draft.finish()) {
    if (found.kind !== 'product') yield found
    else yield { kind: 'part', id: found.id, line: found.line, record: partOf(found.record, fields, base) }
  }
}

/** A variant keeps its own fields apart from those that it has from its product. */
function partOf(
  record: ProductRecord,
  fields: ReadonlySet<keyof ProductRecord>,
  base: string | null,
): Partial<ProductRecord> | VariantRecord {
  const own = Object.fromEntries(
    Object.entries(record).filter(([field]) => fields.has(field as keyof ProductRecord)),
  ) as Partial<ProductRecord>
  return base === null ? own : { base, own }
}

const isDeleted = (element: XmlElement) =>
  (element.attributes[ML.status] ?? childText(element, ML.status)) === DELETED ||
  YES.has(childText(element, ML.isDeleted).toLowerCase())

/** What a description has gathered on the way. */
interface Described {
  fields: Set<keyof ProductRecord>
  /** Properties whose values say nothing to shoppers. */
  unknown: string[]
}

/** @returns id of the product whose variant it is; null for none */
function describe(
  draft: ProductDraft,
  element: XmlElement,
  { classifier }: Exchange,
  { fields, unknown }: Described,
): string | null {
  const has = (name: string) => element.children.some((child) => child.name === name)
  const set = (name: string, field: keyof ProductRecord, act: (text: string) => void) => {
    if (!has(name)) return
    fields.add(field)
    act(childText(element, name))
  }
  set(ML.name, 'name', (text) => draft.setName(text))
  set(ML.article, 'article', (text) => draft.setArticle(text))
  set(ML.barcode, 'barcodes', (text) => draft.addBarcode(text))
  const isOffer = element.name === ML.offer
  if (!isOffer)
    for (const field of ['description', 'brand', 'category', 'pictures', 'params', 'weight'] as const) fields.add(field)
  set(ML.description, 'description', (text) => draft.setDescription(text))
  const maker = childOf(element, ML.maker)
  draft.setBrand(childText(element, ML.trademark) || (maker ? childText(maker, ML.name) || maker.text : ''))
  const group = childText(childOf(element, ML.groups) ?? element, ML.id)
  if (has(ML.groups)) draft.record.category = group.slice(0, LONGEST.id) || null
  for (const picture of childrenOf(element, ML.picture)) draft.addPicture(picture.text)
  if (has(ML.country)) draft.addParam(COUNTRY, childText(element, ML.country))
  for (const each of childrenOf(childOf(element, ML.characteristics), ML.characteristic)) {
    fields.add('params')
    draft.addParam(childText(each, ML.name), childText(each, ML.meaning))
  }
  const base = readValues(draft, element, classifier, unknown)
  readRequisites(draft, element)
  const [before, characteristic] = draft.id.split('#')
  return base ?? (characteristic ? (before ?? null) : null)
}

/** An id or a hash instead of words. */
const CODE = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

function readValues(
  draft: ProductDraft,
  element: XmlElement,
  classifier: Classifier,
  unknown: string[],
): string | null {
  const { properties } = classifier
  let base: string | null = null
  for (const each of childrenOf(childOf(element, ML.values), ML.value)) {
    const id = childText(each, ML.id)
    const property = properties.get(id)
    const values = childrenOf(each, ML.meaning).map(({ text }) => text.trim())
    const texts = values.flatMap((text) => classifier.wordsOf(property, text) ?? [])
    const [first = ''] = texts
    const skip = () => unknown.push(property?.name || id)
    if (BITRIX_TEXTS.has(id) && first !== '' && draft.record.description === '') draft.setDescription(first)
    else if (property?.isBase) base = first.slice(0, LONGEST.id) || base
    else if (BITRIX_ARTICLES.has(property?.code || id)) draft.setArticle(draft.record.article || first)
    else if (isMaker(property, id) && !CODE.test(first)) draft.setBrand(draft.record.brand ?? first)
    else if (!values.some(Boolean)) continue
    else if (!property || id.startsWith(BITRIX_PREFIX) || BITRIX_OWN.test(property.code) || texts.length === 0) skip()
    else
      for (const text of texts)
        if (CODE.test(text) || SERIALISED.test(text)) skip()
        else draft.addParam(property.name, text)
  }
  return base
}

const isMaker = (property: ClassifierProperty | undefined, id: string) =>
  BITRIX_MAKERS.has(property?.code || id) || MAKER_NAMES.test(property?.name ?? '')

function readRequisites(draft: ProductDraft, element: XmlElement): void {
  for (const each of childrenOf(childOf(element, ML.requisites), ML.requisite)) {
    const [name, text] = [childText(each, ML.name), childText(each, ML.meaning)]
    if (name === ML.weight && text !== '') draft.setWeight(text)
    else if (MAKER_NAMES.test(name) && draft.record.brand === null) draft.setBrand(text)
    else if (DESCRIPTION_REQUISITES.has(name) && draft.record.description === '') draft.setDescription(text)
  }
}

function* readPrices(
  draft: ProductDraft,
  element: XmlElement,
  { classifier, priceType, rates }: Exchange,
  fields: Set<keyof ProductRecord>,
): Generator<ExchangeRecord> {
  const prices = childOf(element, ML.prices)
  if (!prices) return
  fields.add('price')
  const all = childrenOf(prices, ML.price).map((each) => ({ each, type: childText(each, ML.priceTypeId) }))
  const nameOf = (type: string) => classifier.priceTypes.get(type) ?? ''
  const chosen =
    all.find(({ type }) => priceType !== null && (type === priceType || nameOf(type) === priceType)) ??
    (priceType === null ? (all.find(({ type }) => RETAIL.test(nameOf(type))) ?? all[0]) : undefined)
  if (chosen) {
    const currency = childText(chosen.each, ML.currency).toUpperCase()
    draft.setPrice(childText(chosen.each, ML.unitPrice), RUBLES.has(currency) ? 1 : (rates[currency] ?? null), currency)
  }
  for (const { each, type } of all)
    if (each !== chosen?.each)
      yield { kind: 'unknown', name: `${ML.price} ${plainLine(nameOf(type) || type).slice(0, 60)}` }
}

function readStock(draft: ProductDraft, element: XmlElement, fields: Set<keyof ProductRecord>): void {
  const stores = childrenOf(element, ML.store)
  const rests = childrenOf(childOf(element, ML.rests), ML.rest)
  const quantity = childOf(element, ML.quantity)
  if (stores.length === 0 && rests.length === 0 && !quantity) return
  fields.add('stock')
  const add = (place: string, text: string) => text !== '' && draft.addStock(place.slice(0, 60), text)
  for (const { attributes } of stores) add(attributes[ML.storeId] ?? '', attributes[ML.atStore] ?? '0')
  for (const rest of rests) {
    const inStores = childrenOf(rest, ML.store)
    for (const store of inStores) add(childText(store, ML.id), childText(store, ML.quantity))
    if (inStores.length === 0) add('', childText(rest, ML.quantity))
  }
  if (stores.length === 0 && rests.length === 0 && quantity) add('', quantity.text.trim())
}
