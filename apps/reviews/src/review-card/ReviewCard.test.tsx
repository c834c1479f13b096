import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { Review } from '@verstak/contracts/review'
import type { Layout } from '@verstak/contracts/layout'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { guidOf } from '@verstak/testing/factories'
import { makeReview } from '../testing/makeReview.ts'
import { createReviewsHarness } from '../testing/reviewsHarness.tsx'
import { ReviewCard } from './ReviewCard.tsx'

function show(
  changes: Partial<Review> = {},
  { layout = 'desktop', ...props }: { layout?: Layout; hasProduct?: boolean } = {},
) {
  const { host } = createReviewsHarness({ layout })
  const onOpenMedium = jest.fn()
  render(
    <TestHost host={host}>
      <ReviewCard review={makeReview(1, changes)} onOpenMedium={onOpenMedium} {...props} />
    </TestHost>,
  )
  return { card: screen.getByRole('article'), onOpenMedium }
}

const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ')

test('name, city and date of the author [REVIEW-004] [REVIEW-005]', () => {
  const { card } = show({ author: { name: 'Андрей К.', city: 'Тверь' }, createdAt: '2024-03-12T09:00:00+03:00' })
  expect(within(card).getByRole('heading', { name: 'Андрей К.' })).toBeVisible()
  expect(plain(card.textContent)).toContain('Тверь12 марта 2024')
})

test('without a city the name stands alone [REVIEW-004]', () => {
  const { card } = show({ author: { name: 'Андрей К.', city: '' } })
  expect(plain(card.textContent)).toContain('Андрей К.12 ноября 2026')
})

test.each([
  [5, 5],
  [4, 4],
  [0, 0],
])('a rating of %i is so many stars [REVIEW-006]', (productRating, full) => {
  const { card } = show({ productRating, characteristicRatings: [] })
  const stars = within(card).getByRole('img', { name: plainLabel(productRating) })
  expect(stars.querySelectorAll('[data-filled]')).toHaveLength(full)
})

const plainLabel = (rating: number) => new RegExp(`^Оценка ${rating} из.5$`)

test.each([
  ['less_than_month', 'Опыт использования: менее месяца'],
  ['few_months', 'Опыт использования: несколько месяцев'],
  ['more_than_year', 'Опыт использования: более года'],
])('the experience %s is «%s» [REVIEW-007]', (experience, text) => {
  expect(show({ experience }).card).toHaveTextContent(text)
})

test.each(['decades', null])('the experience %s shows nothing [REVIEW-007]', (experience) => {
  expect(show({ experience }).card).not.toHaveTextContent('Опыт использования')
})

test('a review of a buyer says so, and one of a third party, too [REVIEW-008] [REVIEW-009]', () => {
  const { card } = show({ isPurchasedInVi: true, isThirdParty: true })
  expect(card).toHaveTextContent('Куплено в нашем магазине')
  expect(within(card).getByText('из открытых источников')).toBeVisible()
})

test('others do not [REVIEW-008] [REVIEW-009]', () => {
  const { card } = show({ isPurchasedInVi: false, isThirdParty: false })
  expect(card).not.toHaveTextContent('Куплено')
  expect(card).not.toHaveTextContent('из открытых источников')
})

test('four titled parts, without those that are empty [REVIEW-010]', () => {
  const titles = (card: HTMLElement) =>
    within(card)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  expect(titles(show().card)).toEqual(['Достоинства', 'Недостатки', 'Комментарий', 'Покупал(а) для'])
})

test('an empty part is left out [REVIEW-010]', () => {
  const { card } = show({ content: { advantages: 'Да', disadvantages: ' ', comment: '', reasonToBuy: '' } })
  expect(within(card).getAllByRole('heading', { level: 3 })).toHaveLength(1)
})

test('named ratings stand beside their names [REVIEW-011]', () => {
  const { card } = show({
    characteristicRatings: [
      { name: 'Качество', rating: 5 },
      { name: 'Мощность', rating: 0 },
    ],
  })
  const values = within(card).getAllByRole('definition')
  expect(values.map(({ textContent }) => textContent)).toEqual(['5', '0'])
})

test('a product of the group is named and linked [REVIEW-003]', () => {
  const { card } = show(
    { productGuid: guidOf(2), groupProduct: { name: 'GSR 18V-50 без аккумулятора', link: '/product/gsr-2/' } },
    { hasProduct: true },
  )
  expect(within(card).getByRole('link', { name: 'GSR 18V-50 без аккумулятора' })).toHaveAttribute(
    'href',
    '/product/gsr-2/',
  )
})

test('a press on a photo or video opens the window there; without scripts both lead to their files [REVIEW-012] [REVIEW-013]', () => {
  const { card, onOpenMedium } = show({
    images: [{ url: '/files/1.webp', preview: '/files/1s.webp' }, { url: '/files/2.webp' }],
    videos: [{ url: '/files/3.mp4', preview: '/files/3.webp' }],
  })
  const media = within(card).getAllByRole('link', { name: /^(Фото|Видео)/ })
  expect(media.map((one) => one.getAttribute('href'))).toEqual(['/files/1.webp', '/files/2.webp', '/files/3.mp4'])
  expect(media.map((one) => one.querySelector('img')?.getAttribute('src'))).toEqual([
    '/files/1s.webp',
    '/files/2.webp',
    '/files/3.webp',
  ])
  fireEvent.click(media[1]!)
  fireEvent.click(media[2]!)
  const entry = { reviewGuid: makeReview(1).guid }
  expect(onOpenMedium.mock.calls).toEqual([
    [entry, 1],
    [entry, 2],
  ])
})

describe('a long text', () => {
  /** Lays texts out as if each line had 80 letters. */
  function layOut(linesShown = 10) {
    const lines = (element: Element) => Math.ceil((element.textContent ?? '').length / 80)
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function scrollHeight(this: Element) {
      return this.tagName === 'P' ? lines(this) * 22 : 300
    })
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function clientHeight(this: Element) {
      return this.hasAttribute('data-cut') ? Math.min(lines(this), linesShown) * 22 : lines(this) * 22
    })
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(
      (callback) =>
        ({
          observe: () => callback([], {} as ResizeObserver),
          disconnect: () => undefined,
          unobserve: () => undefined,
        }) as ResizeObserver,
    )
  }
  afterEach(() => jest.restoreAllMocks())
  const content = (comment: string) => ({ advantages: '', disadvantages: '', comment, reasonToBuy: '' })

  test('is cut at ten lines until it is opened, and then has no control [REVIEW-035] [REVIEW-036]', async () => {
    layOut()
    const text = 'Длинный отзыв. '.repeat(100)
    const { card } = show({ content: content(text) })
    const paragraph = within(card).getByText(/^Длинный/)
    expect(paragraph).toHaveAttribute('data-cut')
    await act(async () => void fireEvent.click(within(card).getByRole('button', { name: 'Читать полностью' })))
    expect(paragraph).not.toHaveAttribute('data-cut')
    expect(paragraph).toHaveFocus()
    expect(within(card).queryByRole('button', { name: 'Читать полностью' })).toBeNull()
  })

  test('of up to ten lines has no control [REVIEW-036]', () => {
    layOut()
    const { card } = show({ content: content('а'.repeat(800)) })
    expect(within(card).queryByRole('button', { name: 'Читать полностью' })).toBeNull()
  })

  test.each([
    [672, false],
    [673, true],
  ])('makes a review of %i px, which is cut as a whole: %s, until it is opened [REVIEW-048]', async (height, isCut) => {
    layOut()
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height)
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height)
    const { card } = show({ content: content('Длинный отзыв') })
    const box = within(card).getByText('Длинный отзыв').parentElement!.parentElement!
    expect(box.hasAttribute('data-cut')).toBe(isCut)
    if (!isCut) return
    await act(async () => void fireEvent.click(within(card).getByRole('button', { name: 'Читать полностью' })))
    expect(box).not.toHaveAttribute('data-cut')
    expect(within(card).queryByRole('button', { name: 'Читать полностью' })).toBeNull()
  })
})
