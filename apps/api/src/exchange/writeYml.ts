import { productAddress } from '@verstak/contracts/address'
import type { ClientBase } from 'pg'
import { readOwnCategories, readOwnProducts, type OwnProduct } from './ownRecords.ts'
import { pictureOf } from '../product/pictureOf.ts'
import { MOST, type Parameter } from './records.ts'
import { escapeXml, xmlElement } from './xmlText.ts'

/** Settings of {@link writeYml}. */
export interface YmlExport {
  /** Where the shop is, `https://shop.example`; null leaves out addresses of pages. */
  origin: string | null
  /** Name of the shop. */
  name: string
  /** Only the pieces of this region; null: of all. */
  regionId: number | null
  now: Date
  /** For marketplaces: only what is for sale, with the shop's own addresses of pictures. */
  isFeed?: boolean
}

const KOPECKS = 100
const CENTIMETRE = 10
const KILOGRAM = 1000
const FEED_SIZE = '1120'
const FEED_FORMAT = 'webp'
/** What the shop sells now as YML, piece by piece. Imported again with the source «shop» it changes nothing. */
export async function* writeYml(client: ClientBase, options: YmlExport): AsyncGenerator<string> {
  const date = options.now.toISOString().slice(0, 16).replace('T', ' ')
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="${date}">\n<shop>\n${xmlElement('name', options.name)}${xmlElement(
    'company',
    options.name,
  )}${xmlElement('url', options.origin ?? '')}<currencies><currency id="RUR" rate="1"/></currencies>\n<categories>\n`
  for (const { id, record } of await readOwnCategories(client)) {
    const parent = record.parent === null ? '' : ` parentId="${escapeXml(record.parent)}"`
    yield `<category id="${id}"${parent}>${escapeXml(record.name)}</category>\n`
  }
  yield '</categories>\n<offers>\n'
  for await (const product of readOwnProducts(client, options.regionId))
    if (product.isActive && !(options.isFeed && product.record.price === null)) yield offerOf(product, options)
  yield '</offers>\n</shop>\n</yml_catalog>\n'
}

function offerOf(product: OwnProduct, { origin, isFeed }: YmlExport): string {
  const { id, slug, record } = product
  const places = Object.entries(record.stock)
  const group = record.group === null ? '' : ` group_id="${escapeXml(record.group)}"`
  return [
    `<offer id="${id}" available="${places.length > 0}"${group}>`,
    xmlElement('name', record.name),
    origin === null ? '' : xmlElement('url', `${origin}${productAddress(slug, id)}`),
    xmlElement('price', String((record.price ?? 0) / KOPECKS)),
    record.oldPrice === null ? '' : xmlElement('oldprice', String(record.oldPrice / KOPECKS)),
    '<currencyId>RUR</currencyId>',
    xmlElement('categoryId', record.category ?? ''),
    ...(isFeed ? shownPictures(product, origin) : record.pictures).map((address) => xmlElement('picture', address)),
    xmlElement('vendor', record.brand ?? ''),
    xmlElement('vendorCode', record.article),
    xmlElement('description', record.description),
    ...record.params.map(paramOf),
    ...record.barcodes.map((code) => xmlElement('barcode', code)),
    record.weight === 0 ? '' : xmlElement('weight', String(record.weight / KILOGRAM)),
    record.size.every((side) => side === 0)
      ? ''
      : xmlElement('dimensions', record.size.map((side) => side / CENTIMETRE).join('/')),
    places.length === 0
      ? ''
      : `<outlets>${places.map(([place, pieces]) => `<outlet id="${escapeXml(place)}" instock="${pieces}"/>`).join('')}</outlets>`,
    '</offer>\n',
  ].join('')
}

/** Addresses of the shop's own pictures; none while nobody knows where the shop is. */
function shownPictures({ picture, views }: OwnProduct, origin: string | null): string[] {
  if (origin === null || picture === '') return []
  return views
    .slice(0, MOST.pictures)
    .map((view) => origin + pictureOf(picture, view).replace('{size}', FEED_SIZE).replace('{format}', FEED_FORMAT))
}

const paramOf = ([name, value, unit]: Parameter) =>
  `<param name="${escapeXml(name)}"${unit === null ? '' : ` unit="${escapeXml(unit)}"`}>${escapeXml(value)}</param>`
