import { benchBytes } from './benchBytes.ts'
import { benchCompare } from './benchCompare.ts'
import { benchComposition } from './benchComposition.ts'
import { benchFavorites } from './benchFavorites.ts'
import { benchFreshness } from './benchFreshness.ts'
import { benchImport } from './benchImport.ts'
import { benchInp } from './benchInp.ts'
import { benchLighthouse } from './benchLighthouse.ts'
import { benchListing } from './benchListing.ts'
import { benchOrders } from './benchOrders.ts'
import { benchPages } from './benchPages.ts'
import { benchPickup } from './benchPickup.ts'
import { benchReviews } from './benchReviews.ts'
import { benchSearch } from './benchSearch.ts'
import { benchShellAlone } from './benchShellAlone.ts'
import { benchSignIn } from './benchSignIn.ts'
import { withStore } from './withStore.ts'

const benches = {
  listing: benchListing,
  search: benchSearch,
  freshness: benchFreshness,
  'sign-in': benchSignIn,
  orders: benchOrders,
  pages: benchPages,
  composition: benchComposition,
  'shell-alone': benchShellAlone,
  bytes: benchBytes,
  lighthouse: benchLighthouse,
  inp: benchInp,
  pickup: benchPickup,
  compare: benchCompare,
  favorites: benchFavorites,
  reviews: benchReviews,
  import: benchImport,
}

/** `npm run bench -- pages`: one benchmark, or all of them, on a store of their own or on the one at VERSTAK_URL. */
const names = process.argv.slice(2)
const unknown = names.find((name) => !Object.hasOwn(benches, name))
if (unknown) throw new Error(`There is no benchmark ${unknown}; there are ${Object.keys(benches).join(', ')}`)

await withStore(async (origin, dataFolder) => {
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length === 0 || names.includes(name)) await bench(origin, dataFolder)
  }
})
