import type { Listing } from '@verstak/contracts/listing'
import type { ProductTile } from '@verstak/contracts/product'

type ListingRest = Omit<Listing, 'products'>

const writtenParts = new WeakMap<object, { rest: ListingRest; tiles: Buffer }>()

/** A listing whose tiles are there as the inside of a JSON array: they become objects only for who looks at them. */
export function withWrittenTiles(rest: ListingRest, tiles: Buffer): Listing {
  const products = () => JSON.parse(`[${tiles.toString()}]`) as ProductTile[]
  const listing = Object.defineProperty({ ...rest }, 'products', { enumerable: true, get: products }) as Listing
  writtenParts.set(listing, { rest, tiles })
  return listing
}

const END = Buffer.from(']}')

/** A listing as JSON in UTF-8: the same as `JSON.stringify`, with tiles that were written before taken as they are. */
export function writeListing(listing: Listing): Buffer | string {
  const written = writtenParts.get(listing)
  if (!written) return JSON.stringify(listing)
  const begin = Buffer.from(`${JSON.stringify(written.rest).slice(0, -1)},"products":[`)
  return Buffer.concat([begin, written.tiles, END])
}
