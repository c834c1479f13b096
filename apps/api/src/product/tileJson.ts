import type { ProductTile } from '@verstak/contracts/product'

const kept = new WeakMap<ProductTile, Buffer>()

/** Makes a tile that is shown again and again, and must not change any more, cheap to write. @returns the tile */
export function keepJson(tile: ProductTile): ProductTile {
  kept.set(tile, toBytes(tile))
  return tile
}

/** The tile as JSON in UTF-8. */
export const tileJsonOf = (tile: ProductTile): Buffer => kept.get(tile) ?? toBytes(tile)

const toBytes = (tile: ProductTile) => Buffer.from(JSON.stringify(tile))
