import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getReviewModalInfo } from '@verstak/contracts/reviewMedia'
import { ProductReviews } from '../product-reviews/ProductReviews.tsx'
import { fakeDialogs } from '../testing/fakeDialogs.ts'
import { makeReview, makeReviews, PRODUCT_GUID } from '../testing/makeReview.ts'
import { openReviewsPage } from '../testing/openReviewsPage.tsx'
import type { ReviewsHarnessInput } from '../testing/reviewsHarness.tsx'
import { isBuffered } from './useVideoBuffer.ts'

beforeAll(fakeDialogs)

const BLOCK = <ProductReviews productGuid={PRODUCT_GUID} rating={4.8} count={30} productLink="/product/drel-1/" />

/** Opens the window at a medium of the strip, counted from 0. */
async function openWindow(place = 0, input: ReviewsHarnessInput = {}) {
  const page = await openReviewsPage('/product/drel-1/', { reviews: makeReviews(9), ...input }, BLOCK)
  const strip = screen.getByRole('heading', { name: /Фото и видео покупателей/ }).parentElement!
  await act(async () => void fireEvent.click(within(strip).getAllByRole('link')[place]!))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(within(dialog).queryByLabelText('Загружаем отзыв')).toBeNull())
  return { ...page, dialog }
}

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const pressKey = (key: string) => act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key }))
const medium = () => screen.getByRole('dialog').querySelector('img[alt^="Фото из"], video')?.getAttribute('src')
const nav = (name: string) => within(screen.getByRole('dialog')).queryByRole('button', { name })

test('shows the medium that was pressed, its author and its product [MEDIA-002] [MEDIA-004] [MEDIA-006]', async () => {
  const { dialog } = await openWindow(1)
  expect(medium()).toBe('/files/photo-1.webp')
  expect(within(dialog).getByRole('heading', { name: 'Андрей 1' })).toBeVisible()
  expect(dialog).toHaveTextContent('Москва20 ноября 2026')
  expect(within(dialog).getByRole('img', { name: /^Оценка 5/ })).toBeVisible()
  expect(within(dialog).getByRole('region', { name: 'Товар' })).toHaveTextContent('Дрель-шуруповёрт Bosch')
})

test('the parts stand in their order, empty ones are left out [MEDIA-005]', async () => {
  const media = [{ url: '/files/photo.webp' }]
  const { dialog } = await openWindow(0, { reviews: [makeReview(1, { images: media })] })
  const titles = within(dialog).getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Достоинства',
    'Недостатки',
    'Комментарий',
    'Покупал(а) для',
  ])
})

test('an empty part has no title [MEDIA-005]', async () => {
  const { dialog } = await openWindow(0)
  expect(within(dialog).queryByText('Покупал(а) для')).toBeNull()
})

test('the current thumbnail is marked; another one shows its medium [MEDIA-003]', async () => {
  const { dialog } = await openWindow(0)
  const thumbs = within(within(dialog).getByRole('group', { name: 'Все фото и видео' })).getAllByRole('link')
  expect(thumbs[0]).toHaveAttribute('aria-current', 'true')
  await press(thumbs[1]!)
  expect(medium()).toBe('/files/photo-1.webp')
  expect(thumbs[1]).toHaveAttribute('aria-current', 'true')
  expect(thumbs[0]).not.toHaveAttribute('aria-current')
})

test('arrows go through all media without a wrap-around; at the ends one is missing [MEDIA-007]', async () => {
  await openWindow(0)
  expect(nav('Назад')).toBeNull()
  const seen = [medium()]
  while (nav('Вперёд')) {
    await press(nav('Вперёд')!)
    seen.push(medium())
  }
  expect(seen).toEqual([
    '/files/photo-0.webp',
    '/files/photo-1.webp',
    '/files/video-0.mp4',
    '/files/photo-8.webp',
    '/files/photo-9.webp',
    '/files/photo-16.webp',
    '/files/photo-17.webp',
    '/files/video-8.mp4',
  ])
  expect(nav('Назад')).not.toBeNull()
})

test('arrow keys do the same, Esc closes [MEDIA-008] [MEDIA-009]', async () => {
  const { dialog } = await openWindow(0)
  await pressKey('ArrowRight')
  expect(medium()).toBe('/files/photo-1.webp')
  await pressKey('ArrowLeft')
  expect(medium()).toBe('/files/photo-0.webp')
  await pressKey('ArrowLeft')
  expect(medium()).toBe('/files/photo-0.webp')
  // The browser turns Esc into this event.
  await act(async () => void fireEvent(dialog, new Event('cancel', { cancelable: true })))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('each review is asked for anew [MEDIA-014]', async () => {
  const { queries } = await openWindow(1)
  const guids = () => queries(getReviewModalInfo).map((query) => query?.['reviewGuid'])
  const [first, second] = [makeReviews(9)[0]!.guid, makeReviews(9)[4]!.guid]
  expect(guids()).toEqual([first])
  await pressKey('ArrowRight')
  await pressKey('ArrowRight')
  await waitFor(() => expect(guids()).toEqual([first, second]))
  await pressKey('ArrowLeft')
  await waitFor(() => expect(guids()).toEqual([first, second, first]))
})

test('the product shows its price, the older one crossed out, and what buys it [MEDIA-016] [MEDIA-017]', async () => {
  const { dialog } = await openWindow(0)
  const product = within(dialog).getByRole('region', { name: 'Товар' })
  expect(product).toHaveTextContent('12 490 ₽')
  expect(product.querySelector('s')).toHaveTextContent('15 290 ₽')
  expect(within(product).getByRole('button', { name: 'В корзину 1' })).toBeVisible()
})

test('a review that does not come opens the error popup, and the window closes [FAULT-006]', async () => {
  await openReviewsPage(
    '/product/drel-1/',
    { reviews: makeReviews(9), failures: { [getReviewModalInfo.path]: 503 } },
    BLOCK,
  )
  await press(screen.getByRole('link', { name: 'Фото покупателя, 1 из 8' }))
  expect(await screen.findByRole('dialog', { name: 'Ошибка' })).toHaveTextContent('Повторите попытку или позвоните нам')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

describe('on a phone', () => {
  const swipe = (element: Element, from: number, to: number) =>
    act(async () => {
      const touch = { pointerType: 'touch', isPrimary: true, clientY: 100 }
      firePointer(element, 'pointerdown', { ...touch, clientX: from })
      firePointer(element, 'pointerup', { ...touch, clientX: to })
    })

  test('the window is called «Отзыв N/M» and has a button that closes it [MEDIA-010] [MEDIA-013]', async () => {
    const { dialog } = await openWindow(3, { layout: 'mobile' })
    expect(within(dialog).getByRole('heading', { name: 'Отзыв 2/3' })).toBeVisible()
    await press(within(dialog).getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a finger on the picture goes through media and on into the next review [MEDIA-010] [MEDIA-011] [MEDIA-012]', async () => {
    await openWindow(1, { layout: 'mobile' })
    const stage = () => screen.getByRole('dialog').querySelector('img[alt^="Фото из"], video')!.parentElement!
    await swipe(stage(), 300, 100)
    expect(medium()).toBe('/files/video-0.mp4')
    expect(screen.getByRole('heading', { name: 'Отзыв 1/3' })).toBeVisible()
    await swipe(stage(), 300, 100)
    expect(medium()).toBe('/files/photo-8.webp')
    expect(screen.getByRole('heading', { name: 'Отзыв 2/3' })).toBeVisible()
    await swipe(stage(), 100, 300)
    expect(medium()).toBe('/files/video-0.mp4')
  })

  test('a finger on the text goes through reviews [MEDIA-012]', async () => {
    await openWindow(0, { layout: 'mobile' })
    await swipe(screen.getByRole('region', { name: 'Андрей 1' }), 300, 100)
    expect(medium()).toBe('/files/photo-8.webp')
    expect(screen.getByRole('heading', { name: 'Отзыв 2/3' })).toBeVisible()
  })
})

/** jsdom has no pointer events with their properties. */
function firePointer(element: Element, type: string, properties: object) {
  const event = new MouseEvent(type, { bubbles: true })
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value })
  fireEvent(element, event)
}

test.each([
  [[[0, 4]], 0, 60, false],
  [[[0, 10]], 0, 60, true],
  [[[0, 30]], 25, 60, false],
  [[[0, 60]], 55, 60, true],
  [[[20, 40]], 0, 60, false],
] as [number[][], number, number, boolean][])(
  'buffered %j at %i of %i s is enough to play: %s',
  (ranges, currentTime, duration, isEnough) => {
    const buffered = {
      length: ranges.length,
      start: (index: number) => ranges[index]![0]!,
      end: (index: number) => ranges[index]![1]!,
    }
    expect(isBuffered({ buffered, currentTime, duration })).toBe(isEnough)
  },
)

test('a video waits until ten seconds of it are there, then plays on [MEDIA-022]', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const { dialog } = await openWindow(2)
  const video = dialog.querySelector('video')!
  let loaded = 9
  const buffered = { length: 1, start: () => 0, end: () => loaded }
  Object.defineProperties(video, { buffered: { value: buffered }, duration: { value: 60 } })
  pause.mockClear()
  await act(async () => void fireEvent(video, new Event('play')))
  expect(pause).toHaveBeenCalledTimes(1)
  expect(within(dialog).getByLabelText('Загружаем видео')).toBeInTheDocument()
  await act(async () => void fireEvent(video, new Event('progress')))
  expect(play).not.toHaveBeenCalled()
  loaded = 10
  await act(async () => void fireEvent(video, new Event('progress')))
  expect(play).toHaveBeenCalledTimes(1)
  expect(within(dialog).queryByLabelText('Загружаем видео')).toBeNull()
  jest.restoreAllMocks()
})
