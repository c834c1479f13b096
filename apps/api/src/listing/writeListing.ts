import { Listing } from '@verstak/contracts/listing'

/** Parts of a listing as JSON in UTF-8. */
export interface SerializedParts {
  facets: Buffer
  /** The inside of an array. */
  tiles: Buffer
}

/** A listing that exists as JSON. It is parsed only when somebody reads a field. */
class SerializedListing {
  readonly #body: Buffer
  #parsed: Listing | null = null

  static {
    for (const field of Object.keys(Listing.entries) as (keyof Listing)[]) {
      Object.defineProperty(this.prototype, field, {
        get(this: SerializedListing) {
          return this.toJSON()[field]
        },
      })
    }
  }

  constructor(body: Buffer) {
    this.#body = body
  }

  get body(): Buffer {
    return this.#body
  }

  toJSON(): Listing {
    return (this.#parsed ??= JSON.parse(this.#body.toString()) as Listing)
  }
}

/** @param body JSON in UTF-8 */
export const listingFromJson = (body: Buffer): Listing => new SerializedListing(body) as unknown as Listing

const TILES = Buffer.from(',"products":[')
const END = Buffer.from(']}')

/** A listing as JSON in UTF-8; facets and tiles are JSON already. */
export function joinListingParts(
  rest: Omit<Listing, 'facets' | 'products'>,
  { facets, tiles }: SerializedParts,
): Buffer {
  const begin = Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"facets":`)
  return Buffer.concat([begin, facets, TILES, tiles, END])
}

/** `JSON.stringify`, but for a listing that exists as JSON already. */
export const writeListing = (listing: Listing): Buffer | string =>
  listing instanceof SerializedListing ? listing.body : JSON.stringify(listing)
