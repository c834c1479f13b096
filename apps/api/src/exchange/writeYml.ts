import { productAddress } from '@verstak/contracts/address'
import type { ClientBase } from 'pg'
import { readOwnCategories, readOwnProducts, type OwnProduct } from './ownRecords.ts'
import type { Parameter } from './records.ts'

/** Settings of {@link writeYml}. */
export interface YmlExport {
  /** Where the shop is, `https://shop.example`; null leaves out addresses of pages. */
  origin: string | null
  /** Name of the shop. */
  name: string
  /** Only the pieces of this region; null: of all. */
  regionId: number | null
  now: Date
}

const KOPECKS = 100
const CENTIMETRE = 10
const KILOGRAM = 1000
/** XML has no way to write these. */
// eslint-disable-next-line no-control-regex -- these are meant
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What the shop sells now as YML, piece by piece. Imported again with the source «shop» it changes nothing. */
export async function* writeYml(client: ClientBase, options: YmlExport): AsyncGenerator<string> {
  const date = options.now.toISOString().slice(0, 16).replace('T', ' ')
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="${date}">\n<shop>\n${element('name', options.name)}${element(
    'company',
    options.name,
  )}${element('url', options.origin ?? '')}<currencies><currency id="RUR" rate="1"/></currencies>\n<categories>\n`
  for (const { id, record } of await readOwnCategories(client)) {
    const parent = record.parent === null ? '' : ` parentId="${escape(record.parent)}"`
    yield `<category id="${id}"${parent}>${escape(record.name)}</category>\n`
  }
  yield '</categories>\n<offers>\n'
  for await (const product of readOwnProducts(client, options.regionId))
    if (product.isActive) yield offerOf(product, options)
  yield '</offers>\n</shop>\n</yml_catalog>\n'
}

function offerOf({ id, slug, record }: OwnProduct, { origin }: YmlExport): string {
  const places = Object.entries(record.stock)
  const group = record.group === null ? '' : ` group_id="${escape(record.group)}"`
  return [
    `<offer id="${id}" available="${places.length > 0}"${group}>`,
    element('name', record.name),
    origin === null ? '' : element('url', `${origin}${productAddress(slug, id)}`),
    element('price', String((record.price ?? 0) / KOPECKS)),
    record.oldPrice === null ? '' : element('oldprice', String(record.oldPrice / KOPECKS)),
    '<currencyId>RUR</currencyId>',
    element('categoryId', record.category ?? ''),
    ...record.pictures.map((address) => element('picture', address)),
    element('vendor', record.brand ?? ''),
    element('vendorCode', record.article),
    element('description', record.description),
    ...record.params.map(paramOf),
    ...record.barcodes.map((code) => element('barcode', code)),
    record.weight === 0 ? '' : element('weight', String(record.weight / KILOGRAM)),
    record.size.every((side) => side === 0)
      ? ''
      : element('dimensions', record.size.map((side) => side / CENTIMETRE).join('/')),
    places.length === 0
      ? ''
      : `<outlets>${places.map(([place, pieces]) => `<outlet id="${escape(place)}" instock="${pieces}"/>`).join('')}</outlets>`,
    '</offer>\n',
  ].join('')
}

const paramOf = ([name, value, unit]: Parameter) =>
  `<param name="${escape(name)}"${unit === null ? '' : ` unit="${escape(unit)}"`}>${escape(value)}</param>`

const element = (name: string, text: string) => (text === '' ? '' : `<${name}>${escape(text)}</${name}>`)

const escape = (text: string) =>
  text.replaceAll(UNWRITABLE, '').replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
