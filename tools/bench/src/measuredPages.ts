import { listTopics } from '@verstak/contracts/catalogue'
import { getListing } from '@verstak/contracts/listing'
import * as v from 'valibot'
import type { MeasuredPage } from './pageBudgets.ts'

/** Addresses of the measured pages; the category is the one with the most facets among the first departments. */
type MeasuredPages = Record<MeasuredPage, string>

/** User agents of real browsers: others get the layout for crawlers. */
export const DESKTOP_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
export const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

/** Finds these pages in the store at this origin, with any catalogue. */
export async function findMeasuredPages(origin: string): Promise<MeasuredPages & { facets: number }> {
  const topics = v.parse(listTopics.response, await getJson(origin + listTopics.path))
  const candidates = topics.data.flatMap(({ children }) => children).slice(0, 12)
  const listings = await Promise.all(candidates.map(({ id }) => readListing(origin, id)))
  const best = listings.sort((a, b) => b.facets.length - a.facets.length)[0]
  const product = best?.products[0]
  if (!best || !product) throw new Error(`The store at ${origin} has no products`)
  return {
    home: '/',
    category: best.canonical,
    product: product.link,
    cart: '/cart/',
    legal: '/legal/personal/',
    facets: best.facets.length,
  }
}

/** Id of the category that an address of `findMeasuredPages` shows. */
export const categoryIdOf = (path: string) => Number(/(\d+)\/$/.exec(path)![1])

async function readListing(origin: string, id: number) {
  const query = new URLSearchParams({
    listingType: 'category',
    id: String(id),
    brandId: '0',
    searchString: '',
    sort: 'popularity',
    asc: 'false',
    page: '1',
    filters: '',
    all: 'false',
    regionId: '1',
  })
  return v.parse(getListing.response, await getJson(`${origin}${getListing.path}?${query}`))
}

async function getJson(url: string): Promise<unknown> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}
