import { Listing } from '@verstak/contracts/listing'

/** Parts of a listing as JSON in UTF-8. */
export interface WrittenParts {
  facets: Buffer
  /** The inside of an array. */
  tiles: Buffer
}

/** A listing that is there as JSON: it becomes objects only for who looks at them. */
class WrittenListing {
  readonly #body: Buffer
  #parsed: Listing | null = null

  static {
    for (const field of Object.keys(Listing.entries) as (keyof Listing)[]) {
      Object.defineProperty(this.prototype, field, {
        get(this: WrittenListing) {
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
export const writtenListing = (body: Buffer): Listing => new WrittenListing(body) as unknown as Listing

const TILES = Buffer.from(',"products":[')
const END = Buffer.from(']}')

/** A listing as JSON in UTF-8, of which most was written before. */
export function joinParts(rest: Omit<Listing, 'facets' | 'products'>, { facets, tiles }: WrittenParts): Buffer {
  const begin = Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"facets":`)
  return Buffer.concat([begin, facets, TILES, tiles, END])
}

/** The same as `JSON.stringify`, with what was written before taken as it is. */
export const writeListing = (listing: Listing): Buffer | string =>
  listing instanceof WrittenListing ? listing.body : JSON.stringify(listing)
