import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listReviews, saveVote } from '@verstak/contracts/review'
import { listReviewMedia } from '@verstak/contracts/reviewMedia'
import { guidOf } from '@verstak/testing/factories'
import { ProductReviews } from '../product-reviews/ProductReviews.tsx'
import { fakeDialogs } from '../testing/fakeDialogs.ts'
import { makeReview, makeReviews, PRODUCT_GUID } from '../testing/makeReview.ts'
import { openReviewsPage } from '../testing/openReviewsPage.tsx'
import type { ReviewsHarnessInput } from '../testing/reviewsHarness.tsx'

beforeAll(fakeDialogs)

const BLOCK = <ProductReviews productGuid={PRODUCT_GUID} rating={4.8} count={30} productLink="/product/drel-1/" />

/** The block on the page of a product. */
const openBlock = (input: ReviewsHarnessInput = {}, search = '') =>
  openReviewsPage(`/product/drel-1/${search}`, input, BLOCK)

const cards = () => screen.getAllByRole('article')
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const link = (name: string | RegExp) => screen.getByRole('link', { name })

test('the block asks for four reviews, the newest first, of the whole group [REVIEW-022] [REVIEW-033]', async () => {
  const { queries } = await openBlock()
  expect(queries(listReviews)).toEqual([
    {
      sortBy: 'createdAt',
      sortDirection: 'desc',
      itemsPerPage: 4,
      page: 1,
      productGuid: PRODUCT_GUID,
      isInGroup: true,
      withTotal: true,
      withMostUseful: true,
      hideThirdPartyReviews: false,
      isCurrentVariant: false,
    },
  ])
  expect(screen.getByText('Показано 4 из 30')).toBeVisible()
})

test('the place of the photos is kept until they come', async () => {
  await openBlock({ reviews: makeReviews(3), isMediaSlow: true })
  expect(screen.getByText('Показано 3 из 3')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Фото и видео покупателей' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Фото покупателя/ })).toBeNull()
})

test('both tabs tell how many reviews they have [REVIEW-016] [REVIEW-017]', async () => {
  const others = makeReviews(3).map((review, index) => ({
    ...review,
    guid: guidOf(50 + index),
    productGuid: guidOf(2),
  }))
  await openBlock({ reviews: [...makeReviews(5), ...others] })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Все отзывы (8)',
    'Этот вариант товара (5)',
  ])
})

test('the variant tab resets the list, asks for reviews and media anew and stands in the address [REVIEW-018] [REVIEW-037] [REVIEW-038]', async () => {
  const { router, queries } = await openBlock({}, '?sortBy=rating&itemsPerPage=20&rating=5')
  await press(screen.getByRole('tab', { name: /Этот вариант/ }))
  expect(router.state.location.search).toBe('?reviewsVariant=thisVariant')
  await waitFor(() =>
    expect(queries(listReviews).at(-1)).toMatchObject({
      ...{ isCurrentVariant: true, sortBy: 'createdAt', sortDirection: 'desc', page: 1, itemsPerPage: 4 },
    }),
  )
  expect(queries(listReviews).at(-1)).not.toHaveProperty('rating')
  await waitFor(() => expect(queries(listReviewMedia).at(-1)).toMatchObject({ isCurrentVariant: true }))

  const before = queries(listReviews).length
  await press(screen.getByRole('tab', { name: /Все отзывы/ }))
  expect(router.state.location.search).toBe('')
  await press(screen.getByRole('tab', { name: /Этот вариант/ }))
  // Known answers are asked for anew, too.
  await waitFor(() => expect(queries(listReviews).slice(before)).toHaveLength(2))
})

test('the all tab leaves no parameter in the address [REVIEW-019]', async () => {
  const { router } = await openBlock({}, '?reviewsVariant=thisVariant&utm=1')
  expect(screen.getByRole('tab', { name: /Этот вариант/ })).toHaveAttribute('aria-selected', 'true')
  await press(screen.getByRole('tab', { name: /Все отзывы/ }))
  expect(router.state.location.search).toBe('?utm=1')
})

test.each([
  ['Оценке', 'rating'],
  ['Полезности', 'usefulness'],
])('sorting by %s asks for %s, and turns when it is pressed again [REVIEW-021] [REVIEW-023]', async (label, sortBy) => {
  const { queries } = await openBlock()
  await press(link(label))
  await waitFor(() => expect(queries(listReviews).at(-1)).toMatchObject({ sortBy, sortDirection: 'desc' }))
  await press(link(new RegExp(`^${label}`)))
  await waitFor(() => expect(queries(listReviews).at(-1)).toMatchObject({ sortBy, sortDirection: 'asc' }))
})

test('any rating is chosen at first; five to one can be, one without reviews cannot [REVIEW-026] [REVIEW-027] [REVIEW-028]', async () => {
  const { queries } = await openBlock()
  const group = screen.getByRole('group', { name: 'Оценка' })
  expect(within(group).getByRole('radio', { name: /^Любая/ })).toBeChecked()
  const stars = within(group).getAllByRole('radio').slice(1)
  expect(stars.map(({ value }: HTMLElement & { value?: string }) => value)).toEqual(['5', '4', '3', '2', '1'])
  expect(stars.map((star) => star.hasAttribute('disabled'))).toEqual([false, false, false, true, false])
  await press(stars[1]!)
  await waitFor(() => expect(queries(listReviews).at(-1)).toMatchObject({ rating: 4, page: 1 }))
  await waitFor(() => expect(screen.getByText('Показано 4 из 5')).toBeVisible())
})

test('check boxes tell their numbers, and are sent only when set [REVIEW-029] [REVIEW-030] [REVIEW-031]', async () => {
  const { queries } = await openBlock()
  const images = screen.getByRole('checkbox', { name: 'С фото (8)' })
  expect(screen.getByRole('checkbox', { name: 'С комментариями (15)' })).not.toBeChecked()
  expect(queries(listReviews)[0]).not.toHaveProperty('withImages')
  await press(images)
  await waitFor(() => expect(queries(listReviews).at(-1)).toMatchObject({ withImages: true, page: 1 }))
  // Counts of the other filters are of what the page shows now.
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'С комментариями (8)' })).toBeVisible())
})

test('the page sizes are 10, 20, 40 and 60 [REVIEW-032]', async () => {
  const { queries } = await openBlock()
  const sizes = within(screen.getByRole('group', { name: 'Показывать по' })).getAllByRole('link')
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '20', '40', '60'])
  await press(sizes[1]!)
  await waitFor(() => expect(queries(listReviews).at(-1)).toMatchObject({ itemsPerPage: 20 }))
  await waitFor(() => expect(screen.getByText('Показано 20 из 30')).toBeVisible())
})

test('on the page of all reviews the size is 10 until another one is picked [REVIEW-032]', async () => {
  const { queries } = await openReviewsPage('/product/drel-1/otzyvy/')
  expect(queries(listReviews)[0]).toMatchObject({ itemsPerPage: 10 })
  expect(screen.getByRole('link', { name: '10' })).toHaveAttribute('aria-current', 'true')
})

test('clearing resets sorting, filters and page size [REVIEW-034]', async () => {
  const { router, queries } = await openBlock(
    {},
    '?sortBy=rating&sortDirection=asc&rating=4&withImages=true&itemsPerPage=40',
  )
  await press(link('Сбросить'))
  expect(router.state.location.search).toBe('')
  await waitFor(() =>
    expect(queries(listReviews).at(-1)).toMatchObject({ sortBy: 'createdAt', sortDirection: 'desc', itemsPerPage: 4 }),
  )
  expect(screen.getByRole('radio', { name: /^Любая/ })).toBeChecked()
  expect(screen.queryByRole('link', { name: 'Сбросить' })).toBeNull()
})

test('«Показать ещё» appends pages until the last one is there [REVIEW-039] [REVIEW-040] [REVIEW-041]', async () => {
  const { queries } = await openBlock({ reviews: makeReviews(10) })
  const first = cards().map(({ textContent }) => textContent)
  await press(button('Показать ещё'))
  await waitFor(() => expect(screen.getByText('Показано 8 из 10')).toBeVisible())
  expect(queries(listReviews).at(-1)).toMatchObject({ page: 2 })
  expect(
    cards()
      .slice(0, first.length)
      .map(({ textContent }) => textContent),
  ).toEqual(first)
  await press(button('Показать ещё'))
  await waitFor(() => expect(screen.getByText('Показано 10 из 10')).toBeVisible())
  expect(queries(listReviews).at(-1)).toMatchObject({ page: 3 })
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
})

test('the most useful review stands above the list: of the group, or of the variant [REVIEW-015]', async () => {
  const reviews = [
    makeReview(1, { voteStatistics: { likes: 5, dislikes: 0, userVotingType: 'none' } }),
    makeReview(2, { productGuid: guidOf(2), voteStatistics: { likes: 90, dislikes: 0, userVotingType: 'none' } }),
  ]
  await openBlock({ reviews })
  expect(within(cards()[0]!).getByText('Самый полезный отзыв')).toBeVisible()
  expect(within(cards()[0]!).getByRole('heading', { name: 'Андрей 2' })).toBeVisible()
  await press(screen.getByRole('tab', { name: /Этот вариант/ }))
  await waitFor(() => expect(within(cards()[0]!).getByRole('heading', { name: 'Андрей 1' })).toBeVisible())
})

test('without useful reviews nothing stands above the list [REVIEW-015]', async () => {
  const { api } = await openBlock({ reviews: [] })
  expect(screen.queryByText('Самый полезный отзыв')).toBeNull()
  expect(api.calls.length).toBeGreaterThan(0)
})

test('a product without reviews says so and leads to the first one [REVIEW-031]', async () => {
  await openBlock({ reviews: [] })
  expect(screen.getByText('Отзывов пока нет')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Написать отзыв' })).toHaveAttribute('href', '/product/drel-1/add-review/')
})

test('filters that hide everything say so and can be cleared [REVIEW-031]', async () => {
  const { router } = await openBlock({ reviews: makeReviews(5) }, '?rating=2')
  expect(screen.getByText('Отзывы не найдены')).toBeVisible()
  await press(link('Сбросить отбор'))
  expect(router.state.location.search).toBe('')
  await waitFor(() => expect(screen.getByText('Показано 4 из 5')).toBeVisible())
})

test('a server that takes too long is told in words [FAULT-001]', async () => {
  await openBlock({ failures: { [listReviews.path]: 408 } })
  expect(screen.getByText('Отзывы недоступны, но мы скоро это исправим.')).toBeVisible()
})

test('photos that take too long are told in words, reviews stay [FAULT-002]', async () => {
  await openBlock({ failures: { [listReviewMedia.path]: 408 } })
  expect(screen.getByText('Фотографии покупателей недоступны, но мы скоро это исправим.')).toBeVisible()
  expect(cards().length).toBeGreaterThan(3)
})

test('any other failure leaves the list as it was, without a popup [FAULT-003]', async () => {
  const { failures } = await openBlock({ failures: { [listReviewMedia.path]: 503 } })
  expect(screen.queryByText(/Фотографии покупателей/)).toBeNull()
  const before = cards().map(({ textContent }) => textContent)
  failures[listReviews.path] = 503
  await press(link('Оценке'))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(cards().map(({ textContent }) => textContent)).toEqual(before)
  expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false')
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('a vote', () => {
  const vote = (name: string | RegExp) => within(cards().at(-1)!).getByRole('button', { name })

  test('changes counters and highlight only once the server has it [REVIEW-014] [REVIEW-045] [REVIEW-046]', async () => {
    const { api } = await openBlock({ reviews: [makeReview(1)] })
    const answered = Promise.withResolvers<void>()
    api.on(saveVote, async () => {
      await answered.promise
      return { voteStatistics: { likes: 28, dislikes: 2, userVotingType: 'like' as const } }
    })
    await press(vote('Полезен, 27'))
    expect(vote('Полезен, 27')).toHaveAttribute('aria-pressed', 'false')
    expect(vote('Полезен, 27')).toHaveAttribute('aria-disabled', 'true')
    await press(vote('Полезен, 27'))
    expect(api.calls.filter(({ path }) => path === saveVote.path)).toHaveLength(1)
    answered.resolve()
    await waitFor(() => expect(vote('Полезен, 28')).toHaveAttribute('aria-pressed', 'true'))
    expect(vote('Не полезен, 2')).toHaveAttribute('aria-pressed', 'false')
  })

  test('is cleared by the same button and moved by the other one [REVIEW-042] [REVIEW-043] [REVIEW-044]', async () => {
    await openBlock({ reviews: [makeReview(1)] })
    await press(vote('Полезен, 27'))
    await waitFor(() => expect(vote('Полезен, 28')).toHaveAttribute('aria-pressed', 'true'))
    await press(vote('Не полезен, 2'))
    await waitFor(() => expect(vote('Не полезен, 3')).toHaveAttribute('aria-pressed', 'true'))
    expect(vote('Полезен, 27')).toHaveAttribute('aria-pressed', 'false')
    await press(vote('Не полезен, 3'))
    await waitFor(() => expect(vote('Не полезен, 2')).toHaveAttribute('aria-pressed', 'false'))
  })

  test('that fails opens the error popup and changes nothing [FAULT-004]', async () => {
    await openBlock({ reviews: [makeReview(1)], failures: { [saveVote.path]: 503 } })
    await press(vote('Полезен, 27'))
    expect(await screen.findByRole('dialog', { name: 'Ошибка' })).toHaveTextContent(
      'Повторите попытку или позвоните нам 8 800 550-37-70',
    )
    expect(within(cards().at(-1)!).getByLabelText('Полезен, 27')).toHaveAttribute('aria-pressed', 'false')
  })
})

test('on a phone sorting is «По …», filters open from the lower edge [REVIEW-024]', async () => {
  const { queries } = await openBlock({ layout: 'mobile' })
  await press(button('По дате'))
  const sheet = await screen.findByRole('dialog', { name: 'Сортировка' })
  expect(
    within(sheet)
      .getAllByRole('button', { name: /^По / })
      .map(({ textContent }) => textContent),
  ).toEqual(['По оценке', 'По дате ↓, сначала большие', 'По полезности'])
  await press(within(sheet).getByRole('button', { name: 'По оценке' }))
  await waitFor(() => expect(queries(listReviews).at(-1)).toMatchObject({ sortBy: 'rating' }))

  await press(button('Фильтры'))
  const filters = await screen.findByRole('dialog', { name: 'Фильтры' })
  await press(await within(filters).findByRole('radio', { name: /^4\sзвезды/ }))
  await press(await within(filters).findByRole('button', { name: 'Показать 5\u00A0отзывов' }))
  await waitFor(() => expect(screen.getByText('Показано 4 из 5')).toBeVisible())
})
