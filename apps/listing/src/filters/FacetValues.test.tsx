import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeValuesFacet } from '../testing/makeListing.ts'
import { FacetValues } from './FacetValues.tsx'

const names = Array.from({ length: 14 }, (_, index) => `Бренд ${index + 1}`)
const brands = makeValuesFacet('brand', 'Бренд', names)
const boxes = () => screen.queryAllByRole('checkbox').map((box) => (box as HTMLInputElement).value)
const noop = () => undefined

test('shows six values and those that are chosen, the others on demand', async () => {
  render(<FacetValues facet={brands} chosen={[9]} onChange={noop} />)
  expect(boxes()).toEqual([1, 2, 3, 4, 5, 6, 9].map((id) => `brand:${id}`))
  await userEvent.click(screen.getByRole('button', { name: /^Ещё 7/ }))
  expect(boxes()).toHaveLength(14)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a chosen value stays in sight when it is taken back', () => {
  const { rerender } = render(<FacetValues facet={brands} chosen={[9]} onChange={noop} />)
  rerender(<FacetValues facet={brands} chosen={[]} onChange={noop} />)
  expect(boxes()).toContain('brand:9')
})

test('many values can be searched, whatever the letter case', async () => {
  render(<FacetValues facet={brands} chosen={[]} onChange={noop} />)
  const search = screen.getByRole('textbox', { name: 'Найти бренд' })
  await userEvent.type(search, 'БРЕНД 1{Enter}')
  expect(boxes()).toEqual([1, 10, 11, 12, 13, 14].map((id) => `brand:${id}`))
  await userEvent.type(search, 'xyz')
  expect(screen.getByText('Такого нет')).toBeVisible()
})

test('a brand is found by its sound, and with the wrong keyboard layout', async () => {
  const known = makeValuesFacet('brand', 'Бренд', ['Makita', ...names])
  render(<FacetValues facet={known} chosen={[]} onChange={noop} />)
  const search = screen.getByRole('textbox', { name: 'Найти бренд' })
  await userEvent.type(search, 'ма')
  await waitFor(() => expect(boxes()).toEqual(['brand:1']))
  await userEvent.clear(search)
  await userEvent.type(search, 'ьфл')
  expect(boxes()).toEqual(['brand:1'])
})

test('a few values need no search', () => {
  render(<FacetValues facet={makeValuesFacet('brand', 'Бренд', names.slice(0, 12))} chosen={[]} onChange={noop} />)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
