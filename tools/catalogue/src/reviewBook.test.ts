import { catalogueChunks } from './catalogueChunks.ts'
import { RATING_NAMES } from './data/ratingNames.data.ts'
import { DEPARTMENTS } from './data/departments.data.ts'
import { MAX_REVIEWS } from './ReviewBook.ts'

const options = { products: 3000, seed: 1, today: new Date('2026-11-20') }
const chunks = [...catalogueChunks(options)]
const rowsOf = (table: string) =>
  chunks
    .filter((chunk) => chunk.table === table)
    .flatMap(({ lines, columns }) =>
      lines.map((line) =>
        Object.fromEntries(
          line
            .trimEnd()
            .split('\t')
            .map((cell, index) => [columns[index]!, cell]),
        ),
      ),
    )
const products = rowsOf('product')
const reviews = rowsOf('review')

test('a product promises as many reviews as there are, and their mean', () => {
  const byProduct = Map.groupBy(reviews, (row) => row['product_id'])
  for (const product of products) {
    const own = byProduct.get(product['id']) ?? []
    expect(Number(product['reviews'])).toBe(own.length)
    const sum = own.reduce((total, row) => total + Number(row['rating']), 0)
    expect(Number(product['rating'])).toBe(own.length === 0 ? 0 : Math.round((sum / own.length) * 10) / 10)
  }
})

test('the few that everybody buys have hundreds of reviews, most have some, none are of the future', () => {
  const counts = products.map((row) => Number(row['reviews'])).sort((a, b) => b - a)
  expect(counts[0]).toBeGreaterThan(300)
  expect(counts[1500]).toBeGreaterThan(0)
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(300)
  expect(reviews.every((row) => row['created_at']! < '2026-11-20')).toBe(true)
  const good = reviews.filter((row) => Number(row['rating']) >= 4).length / reviews.length
  expect(good).toBeGreaterThan(0.85)
  expect(good).toBeLessThan(0.98)
})

test('no catalogue has more reviews than the limit, and larger ones have about as many', () => {
  // A product's share of a catalogue of a million.
  const expected = (reviews.length / 3000) * 12_000
  expect(expected).toBeGreaterThan(0.6 * MAX_REVIEWS)
  expect(expected).toBeLessThan(MAX_REVIEWS)
})

test('texts fit: no gaps are left open, and photos are drawings that the reviewed product has', () => {
  const texts = [...reviews.map((row) => row['comment']!), ...rowsOf('discussion').map((row) => row['text']!)]
  expect(texts.some((text) => /[{}]/.test(text))).toBe(false)
  const productById = new Map(products.map((row) => [row['id'], row]))
  const reviewById = new Map(reviews.map((row) => [row['id'], row]))
  for (const media of rowsOf('review_media')) {
    const product = productById.get(reviewById.get(media['review_id'])!['product_id'])!
    const [drawing, livery, view] = media['picture']!.split('/')
    expect(`${drawing}/${livery}`).toBe(product['picture'])
    expect(product['picture_views']).toContain(view)
  }
})

test('each department rates what matters in it, and its reviews have these names', () => {
  expect(Object.keys(RATING_NAMES).map(Number).sort()).toEqual(DEPARTMENTS.map(({ id }) => id).sort())
  const categories = new Map(rowsOf('category').map((row) => [row['id'], row]))
  const productById = new Map(products.map((row) => [row['id'], row]))
  const rated = reviews.filter((row) => row['characteristic_ratings'] !== '[]')
  expect(new Set(rated.map((row) => productById.get(row['product_id'])!['category_id'])).size).toBeGreaterThan(20)
  for (const row of rated) {
    const department = categories.get(categories.get(productById.get(row['product_id'])!['category_id'])!['group_id'])!
    const named = JSON.parse(row['characteristic_ratings']!) as { name: string }[]
    expect(`{${named.map(({ name }) => `"${name}"`).join(',')}}`).toBe(department['rating_names'])
  }
})
