import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openShell } from '../testing/openShell.tsx'

const main = () => screen.getByRole('main')
const announced = () => document.querySelector('[aria-live="polite"]')?.textContent

test('a new page is announced by its title and takes the focus', async () => {
  const { follow } = await openShell('/cart-checkout/')
  expect(announced()).toBe('')
  screen.getByRole('link', { name: 'Верстак' }).focus()
  await follow('/category/slug-6474/')
  expect(main()).toHaveFocus()
  await waitFor(() => expect(announced()).toBe('Page of category'))
})

test('a link followed within the page hands the focus over', async () => {
  const { follow } = await openShell('/category/slug-6474/')
  screen.getByRole('link', { name: 'Product' }).focus()
  await follow('/category/slug-6474/page2/')
  expect(main()).toHaveFocus()
})

test('a filter keeps the focus when the listing moves to its first page', async () => {
  const { follow } = await openShell('/category/slug-6474/page2/')
  await userEvent.click(screen.getByRole('checkbox'))
  await follow('/category/slug-6474/?filters=brand:1')
  expect(screen.getByRole('checkbox')).toHaveFocus()
})
