import type { Facet, Listing } from '@verstak/contracts/listing'
import type { ProductTile } from '@verstak/contracts/product'

/** Parts of a listing as JSON in UTF-8. */
export interface WrittenParts {
  facets: Buffer
  /** The inside of an array. */
  tiles: Buffer
}

type ListingRest = Omit<Listing, 'facets' | 'products'>

const writtenParts = new WeakMap<object, WrittenParts & { rest: ListingRest }>()

/** A listing of which most is there as JSON: it becomes objects only for who looks at them. */
export function withWrittenParts(rest: ListingRest, { facets, tiles }: WrittenParts): Listing {
  const listing = Object.defineProperties(
    { ...rest },
    {
      facets: { enumerable: true, get: () => JSON.parse(facets.toString()) as Facet[] },
      products: { enumerable: true, get: () => JSON.parse(`[${tiles.toString()}]`) as ProductTile[] },
    },
  ) as Listing
  writtenParts.set(listing, { rest, facets, tiles })
  return listing
}

const TILES = Buffer.from(',"products":[')
const END = Buffer.from(']}')

/** A listing as JSON in UTF-8: the same as `JSON.stringify`, with parts that were written before taken as they are. */
export function writeListing(listing: Listing): Buffer | string {
  const written = writtenParts.get(listing)
  if (!written) return JSON.stringify(listing)
  const begin = Buffer.from(`${JSON.stringify(written.rest).slice(0, -1)},"facets":`)
  return Buffer.concat([begin, written.facets, TILES, written.tiles, END])
}
