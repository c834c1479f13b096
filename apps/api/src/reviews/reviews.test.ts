import { listCategoryReviews, listReviews } from '@verstak/contracts/review'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import { getReviewModalInfo, listReviewMedia } from '@verstak/contracts/reviewMedia'
import { addToCart, getCartToken } from '@verstak/contracts/cart'
import { addToFavorites } from '@verstak/contracts/favorites'
import { fillProductPage } from '../testing/fillProductPage.ts'
import { addReviews, clearReviews, recount } from '../testing/fillReviews.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ isPublicBodyCacheEnabled: false })

// The saw has three variants more.
beforeAll(() => fillProductPage(api.db), 60_000)
afterEach(() => clearReviews(api.db))

type Query = Omit<EndpointInput<typeof listReviews>['query'], 'productGuid'>
const list = (query: Query = {}, productId = known.saw) =>
  api.newVisitor().call(listReviews, { query: { productGuid: guidOf(productId), ...query } })
const day = (date: number) => new Date(Date.UTC(2026, 9, date))
const namesOf = async (query: Query, productId?: number) =>
  (await list({ itemsPerPage: 60, ...query }, productId)).reviews.map(({ author }) => author.name)

test('a review has all that is stored of it, and what authors wrote stays text [CALL-003]', async () => {
  await addReviews(api.db, [
    {
      author_name: '<b>Анна</b>',
      experience: 'few_months',
      advantages: 'Лёгкая',
      reason_to_buy: 'дачи',
      characteristic_ratings: [{ name: 'Качество', rating: 4 }],
      is_purchased: true,
      likes: 3,
      dislikes: 1,
    },
  ])
  const { reviews } = await list()
  expect(reviews).toEqual([
    {
      guid: expect.any(String),
      productGuid: guidOf(known.saw),
      groupProduct: { name: 'Пила торцовочная', link: expect.stringMatching(/^\/product\/.*-1\/$/) },
      author: { name: '<b>Анна</b>', city: 'Тула' },
      createdAt: '2026-10-01T09:00:00.000Z',
      productRating: 5,
      experience: 'few_months',
      isPurchasedInVi: true,
      isThirdParty: false,
      content: { advantages: 'Лёгкая', disadvantages: '', comment: '', reasonToBuy: 'дачи' },
      characteristicRatings: [{ name: 'Качество', rating: 4 }],
      images: [],
      videos: [],
      voteStatistics: { likes: 3, dislikes: 1, userVotingType: 'none' },
      answersCount: 0,
    },
  ])
})

test('the newest come first; each sort has both directions, and ties their order', async () => {
  await addReviews(api.db, [
    { author_name: 'a', created_at: day(1), rating: 4, likes: 2 },
    { author_name: 'b', created_at: day(3), rating: 5 },
    { author_name: 'c', created_at: day(2), rating: 4, likes: 5, dislikes: 1 },
    { author_name: 'd', created_at: day(2), rating: 1, dislikes: 3 },
  ])
  expect(await namesOf({})).toEqual(['b', 'd', 'c', 'a'])
  expect(await namesOf({ sortBy: 'createdAt', sortDirection: 'asc' })).toEqual(['a', 'c', 'd', 'b'])
  expect(await namesOf({ sortBy: 'rating' })).toEqual(['b', 'c', 'a', 'd'])
  expect(await namesOf({ sortBy: 'rating', sortDirection: 'asc' })).toEqual(['d', 'a', 'c', 'b'])
  expect(await namesOf({ sortBy: 'usefulness' })).toEqual(['c', 'a', 'b', 'd'])
  // A vote changes the order at once.
  await api.db.updateTable('review').set({ likes: 9 }).where('author_name', '=', 'd').execute()
  expect(await namesOf({ sortBy: 'usefulness' })).toEqual(['d', 'c', 'a', 'b'])
})

test('pages follow each other without gaps in both directions, and the last one says so', async () => {
  await addReviews(
    api.db,
    Array.from({ length: 23 }, (_, index) => ({ author_name: `n${index}`, created_at: day(index + 1) })),
  )
  for (const sortDirection of ['desc', 'asc'] as const) {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list({ page, itemsPerPage: 10, sortDirection, withTotal: true })),
    )
    const names = pages.flatMap(({ reviews }) => reviews.map(({ author }) => author.name))
    const expected = Array.from({ length: 23 }, (_, index) => `n${index}`)
    expect(names).toEqual(sortDirection === 'asc' ? expected : expected.reverse())
    expect(pages.map(({ pagination }) => pagination.isLast)).toEqual([false, false, true, true])
    expect(pages[0]!.pagination).toMatchObject({ total: 23, pagesCount: 3, itemsPerPage: 10 })
  }
  expect((await list()).reviews).toHaveLength(4)
})

test('variants share their reviews; the tab of this variant has its own [CALL-003]', async () => {
  await addReviews(api.db, [
    { author_name: 'own', created_at: day(1) },
    { author_name: 'other', product_id: known.plenty, created_at: day(2) },
    { author_name: 'stranger', product_id: known.screws, created_at: day(3) },
  ])
  expect(await namesOf({})).toEqual(['other', 'own'])
  expect(await namesOf({ isCurrentVariant: true })).toEqual(['own'])
  expect(await namesOf({ isInGroup: false })).toEqual(['own'])
  expect((await list()).reviewsCount).toEqual({ group: 2, current: 1 })
  expect(await namesOf({}, known.screws)).toEqual(['stranger'])
})

test('each filter has the count of what it would show beside the others [REVIEW-031]', async () => {
  await addReviews(api.db, [
    { author_name: 'a', rating: 5, has_images: true, comment: 'x', created_at: day(5) },
    { author_name: 'b', rating: 5, created_at: day(4) },
    { author_name: 'c', rating: 2, has_images: true, created_at: day(3) },
    { author_name: 'd', rating: 2, comment: 'x', is_third_party: true, created_at: day(2) },
  ])
  const counts = async (query: Query) => {
    const { ratings, withImages, withComments } = (await list(query)).filters
    return [ratings.map(({ count }) => count), withImages.count, withComments.count]
  }
  expect(await counts({})).toEqual([[2, 0, 0, 2, 0], 2, 2])
  expect(await counts({ rating: 5 })).toEqual([[2, 0, 0, 2, 0], 1, 1])
  expect(await counts({ withImages: true })).toEqual([[1, 0, 0, 1, 0], 2, 1])
  expect(await counts({ withComments: true, hideThirdPartyReviews: true })).toEqual([[1, 0, 0, 0, 0], 1, 1])
  expect(await namesOf({ rating: 2 })).toEqual(['c', 'd'])
  expect(await namesOf({ withImages: true })).toEqual(['a', 'c'])
  expect(await namesOf({ withComments: true, rating: 5 })).toEqual(['a'])
  expect(await namesOf({ hideThirdPartyReviews: true })).toEqual(['a', 'b', 'c'])
  expect((await list({ hideThirdPartyReviews: true })).reviewsCount).toEqual({ group: 3, current: 3 })
})

test('the most useful review of group and product is one that somebody found useful', async () => {
  const ask = async () => (await list({ withMostUseful: true })).mostUsefulReviews
  await addReviews(api.db, [{ author_name: 'a', likes: 1, dislikes: 1 }])
  expect(await ask()).toEqual({ groupReview: null, productReview: null })
  await addReviews(api.db, [
    { author_name: 'b', likes: 2 },
    { author_name: 'c', likes: 9, product_id: known.plenty },
    { author_name: 'd', likes: 99, state: 'waiting' },
  ])
  const { groupReview, productReview } = await ask()
  expect([groupReview?.author.name, productReview?.author.name]).toEqual(['c', 'b'])
  expect((await list()).mostUsefulReviews).toEqual({ groupReview: null, productReview: null })
})

test('only what is published is shown, counted and averaged', async () => {
  await addReviews(api.db, [
    { rating: 4, is_purchased: true, characteristic_ratings: [{ name: 'Качество', rating: 3 }] },
    { rating: 5, characteristic_ratings: [{ name: 'Качество', rating: 5 }] },
    { rating: 1, state: 'waiting', characteristic_ratings: [{ name: 'Качество', rating: 1 }] },
    { rating: 1, state: 'refused', refusal: 'rude' },
    { rating: 1, state: 'unconfirmed', email: 'a@b.example' },
  ])
  const { reviews, summary } = await list({ withTotal: true, itemsPerPage: 60 })
  expect(reviews).toHaveLength(2)
  expect(summary).toEqual({
    rating: 4.5,
    count: 2,
    purchasedCount: 1,
    averages: [{ name: 'Качество', rating: 4, count: 2 }],
  })
})

test('a product that is not known has no reviews, one without reviews has an empty list', async () => {
  const { status } = await api.newVisitor().fail(listReviews, { query: { productGuid: guidOf(999) } })
  expect(status).toBe(404)
  expect(await list({ withMostUseful: true, withTotal: true })).toMatchObject({
    reviews: [],
    pagination: { isLast: true, total: 0 },
    reviewsCount: { group: 0, current: 0 },
    summary: { rating: 0, count: 0, averages: [] },
  })
})

test('media are those of published reviews, the newest first, each with its review [CALL-002]', async () => {
  const guids = await addReviews(api.db, [
    { created_at: day(1), has_images: true },
    { created_at: day(2), has_images: true, product_id: known.plenty },
    { created_at: day(3), has_images: true, state: 'waiting' },
    { created_at: day(4) },
  ])
  const ids = await api.db.selectFrom('review').select(['id', 'guid']).execute()
  const media = ids.map(({ id }) => ({
    review_id: id,
    position: 0,
    kind: 'image' as const,
    picture: 'drill/zubr/detail',
    upload_guid: null,
    poster_guid: null,
  }))
  await api.db.insertInto('review_media').values(media).execute()
  const ask = (query: { isCurrentVariant?: boolean }) =>
    api.newVisitor().call(listReviewMedia, { query: { productGuid: guidOf(known.saw), ...query } })
  const shown = await ask({})
  expect(shown.collections).toEqual([{ reviewGuid: guids[1] }, { reviewGuid: guids[0] }])
  expect(shown.images.map(({ entry }) => entry)).toEqual(shown.collections)
  expect(shown.images[0]!.url).toMatch(/^\/pictures\/v\w+\/drill\/zubr\/detail\/1120\.webp$/)
  expect((await ask({ isCurrentVariant: true })).collections).toEqual([{ reviewGuid: guids[0] }])
})

test('the window gets a review with its media and its product with the visitor’s cart and marks [CALL-004] [MEDIA-015]', async () => {
  const [guid, hidden] = await addReviews(api.db, [{}, { state: 'waiting' }])
  const visitor = api.newVisitor()
  await visitor.call(addToFavorites, { body: { id: known.saw } })
  const ask = () => visitor.call(getReviewModalInfo, { query: { reviewGuid: guid, isInGroup: true } })
  const { reviewItem, mediaResponse, product } = await ask()
  expect(reviewItem.guid).toBe(guid)
  expect(mediaResponse).toEqual({ images: [], videos: [], collections: [{ reviewGuid: guid }] })
  expect(product).toMatchObject({
    guid: guidOf(known.saw),
    isAvailable: true,
    isInFavorites: true,
    isInCompare: false,
    isInCart: false,
    cartItem: null,
    buttons: [{ type: 'toCart' }, ...product!.buttons!.slice(1)],
    availabilityInfo: { currentlyAvailable: expect.any(Number) as number },
  })
  for (const query of [{ reviewGuid: hidden }, { reviewGuid: guidOf(9) }, { mediaRequestGuid: guidOf(9) }])
    expect((await visitor.fail(getReviewModalInfo, { query })).status).toBe(404)
  expect((await visitor.fail(getReviewModalInfo, { query: {} })).status).toBe(400)
  await visitor.call(getCartToken, {})
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.saw), quantity: 2, regionId: 1 } })
  expect((await ask()).product).toMatchObject({ isInCart: true, cartItem: { quantity: 2 } })
})

test('a category has the reviews of all its products, page by page, and of one brand', async () => {
  const rows = api.products.filter(({ isActive }) => isActive).slice(0, 45)
  await addReviews(
    api.db,
    rows.map(({ id }, index) => ({
      product_id: id,
      rating: (index % 5) + 1,
      created_at: day(index + 1),
      author_name: `n${id}`,
    })),
  )
  const ask = (page: number, brandId?: number) =>
    api.newVisitor().call(listCategoryReviews, { query: { categoryId: 100, page, ...(brandId && { brandId }) } })
  const first = await ask(1)
  const inCategory = rows.filter(({ categoryId }) => categoryId >= 100 && categoryId < 200).map(({ id }) => id)
  expect(first.total).toBe(inCategory.length)
  const pages = await Promise.all(Array.from({ length: first.pagesCount }, (_, index) => ask(index + 1)))
  expect(pages.flatMap(({ reviews }) => reviews.map(({ product }) => product.id))).toEqual(inCategory.toReversed())
  expect(first.canonical).toMatch(/^\/category\/.*-100\/otzyvy\/$/)
  const branded = await ask(1, 1)
  const ofBrand = rows.filter(({ id, brandId }) => inCategory.includes(id) && brandId === 1)
  expect(branded.total).toBe(ofBrand.length)
  expect(branded.brand?.id).toBe(1)
  const visitor = api.newVisitor()
  expect((await visitor.fail(listCategoryReviews, { query: { categoryId: 100, page: 99 } })).body.code).toBe(
    'page-out-of-range',
  )
  expect((await visitor.fail(listCategoryReviews, { query: { categoryId: 999 } })).body.code).toBe('not-found')
  await recount(api.db)
})
