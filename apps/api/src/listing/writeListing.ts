import type { Listing } from '@verstak/contracts/listing'
import { tileJsonOf } from '../product/tileJson.ts'

const COMMA = Buffer.from(',')
const END = Buffer.from(']}')

/** A listing as JSON in UTF-8: the same as `JSON.stringify`, with tiles that were written before taken as they are. */
export function writeListing({ products, ...rest }: Listing): Buffer {
  const begin = Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"products":[`)
  const parts = products.flatMap((tile, place) => (place === 0 ? [tileJsonOf(tile)] : [COMMA, tileJsonOf(tile)]))
  return Buffer.concat([begin, ...parts, END])
}
