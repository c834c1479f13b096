import { makeProductDetails } from '@verstak/testing/factories'
import { render, screen } from '@testing-library/react'
import { ProductGallery } from './ProductGallery.tsx'

const images = ['main', 'reverse'].map((view) => `/pictures/v1/drill/bosch/${view}/{size}.{format}`)
const nameplates = [
  { type: 'discount' as const, name: '−18 %' },
  { type: 'hit' as const, name: 'Хит' },
]

const show = (overrides = {}) =>
  render(<ProductGallery product={makeProductDetails({ images, nameplates, ...overrides })} device="desktop" />)

test('the first picture is the product itself, the others are told apart', () => {
  show({ name: 'Дрель' })
  expect(screen.getByRole('img', { name: 'Дрель' })).toHaveAttribute('fetchpriority', 'high')
  expect(screen.getByRole('img', { name: 'Дрель, фото 2' })).toBeInTheDocument()
})

test('a picture with words of its own is called by them', () => {
  show({ name: 'Дрель', imageAlts: ['', 'Патрон крупно'] })
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
    expect.arrayContaining(['Дрель', 'Патрон крупно']),
  )
  expect(screen.queryByRole('img', { name: 'Дрель, фото 2' })).toBeNull()
})

test('the nameplates stand on the picture', () => {
  show()
  expect(screen.getByText('−18 %')).toBeInTheDocument()
})

test('a missing product boasts of no discount', () => {
  show({ isAvailable: false })
  expect(screen.queryByText('−18 %')).not.toBeInTheDocument()
  expect(screen.getByText('Хит')).toBeInTheDocument()
})
