import { makeProductDetails } from '@verstak/testing/factories'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Gallery } from './Gallery.tsx'

const images = ['main', 'reverse', 'detail'].map((view) => `/pictures/v1/drill/bosch/${view}/{size}.{format}`)
const WIDTH = 480

/** A browser lays the slides out; here the track only has a width, and remembers where it was scrolled to. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
})
afterEach(() => jest.restoreAllMocks())

function renderGallery(overrides = {}, device: 'desktop' | 'phone' = 'desktop') {
  render(<Gallery product={makeProductDetails({ images, ...overrides })} device={device} />)
  return screen.getByRole('list', { name: 'Фотографии товара' })
}

const chosen = () => screen.getByRole('link', { current: true })

test('the first picture is loaded before everything else, the others when they are near', () => {
  renderGallery()
  const [first, second] = screen.getAllByRole('img', { name: /Дрель/ })
  expect(first).toHaveAttribute('fetchpriority', 'high')
  expect(first).toHaveAttribute('loading', 'eager')
  expect(second).toHaveAttribute('loading', 'lazy')
})

test('a press on a thumbnail brings its picture', async () => {
  const track = renderGallery()
  await userEvent.click(screen.getByRole('link', { name: 'Фото 3 из 3' }))
  expect(chosen()).toHaveAccessibleName('Фото 3 из 3')
  expect(track.scrollLeft).toBe(2 * WIDTH)
})

test('a thumbnail leads to its picture without JavaScript', () => {
  const track = renderGallery()
  const href = screen.getByRole('link', { name: 'Фото 2 из 3' }).getAttribute('href')
  expect(track.children[1]).toHaveAttribute('id', href?.slice(1))
})

test('arrow keys turn the pictures over and stop at both ends', async () => {
  const track = renderGallery()
  act(() => track.focus())
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen()).toHaveAccessibleName('Фото 1 из 3')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(chosen()).toHaveAccessibleName('Фото 3 из 3')
  expect(track.scrollLeft).toBe(2 * WIDTH)
})

test('arrow keys among the thumbnails take the focus along', async () => {
  renderGallery()
  act(() => screen.getByRole('link', { name: 'Фото 1 из 3' }).focus())
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('link', { name: 'Фото 2 из 3' })).toHaveFocus()
  expect(chosen()).toHaveFocus()
})

test('a swipe moves the mark', () => {
  const track = renderGallery()
  track.scrollLeft = WIDTH
  fireEvent.scroll(track)
  expect(chosen()).toHaveAccessibleName('Фото 2 из 3')
})

test('one picture needs no thumbnails and no stop for the keyboard', () => {
  const track = renderGallery({ images: images.slice(0, 1) })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(track).not.toHaveAttribute('tabindex')
})

test('a phone has no thumbnails', () => {
  renderGallery({}, 'phone')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getAllByRole('img', { name: /Дрель/ })).toHaveLength(3)
})

test('a missing product boasts of no discount', () => {
  const nameplates = [
    { type: 'discount' as const, name: '−18 %' },
    { type: 'hit' as const, name: 'Хит' },
  ]
  renderGallery({ nameplates, isAvailable: false })
  expect(screen.queryByText('−18 %')).not.toBeInTheDocument()
  expect(screen.getByText('Хит')).toBeInTheDocument()
})
