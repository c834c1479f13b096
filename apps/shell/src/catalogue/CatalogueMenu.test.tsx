import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openShell } from '../testing/openShell.tsx'

const menu = () => screen.getByText('Каталог', { selector: 'header summary' }).closest('details')!
const open = () => userEvent.click(within(menu()).getByText('Каталог'))

test('the catalogue button opens the departments with their first categories [CATALOG-007]', async () => {
  await openShell('/cart-checkout/')
  expect(menu()).not.toHaveAttribute('open')
  await open()
  expect(menu()).toHaveAttribute('open')
  const panel = within(menu())
  expect(panel.getByRole('link', { name: 'Сантехника' })).toHaveAttribute('href', '/category/slug-6750/')
  expect(panel.getByRole('link', { name: 'Смесители' })).toHaveAttribute('href', '/category/slug-67500/')
})

test('Escape closes it and gives the focus back to the button [CATALOG-008]', async () => {
  await openShell('/cart-checkout/')
  await open()
  await userEvent.tab()
  expect(screen.getAllByRole('link', { name: 'Инструмент' })[0]).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(menu()).not.toHaveAttribute('open')
  expect(menu().querySelector('summary')).toHaveFocus()
})

test('a press outside, a step outside and another page close it', async () => {
  const { follow } = await openShell('/cart-checkout/')
  await open()
  await userEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(menu()).not.toHaveAttribute('open')

  await open()
  screen.getByRole('combobox').focus()
  expect(menu()).not.toHaveAttribute('open')

  await open()
  await follow('/category/slug-6474/')
  expect(menu()).not.toHaveAttribute('open')
})

test('the department of the page is marked in the line of departments', async () => {
  const { follow } = await openShell('/category/slug-6474/')
  const line = within(screen.getByRole('navigation', { name: 'Разделы каталога' }))
  expect(line.getByRole('link', { name: 'Инструмент' })).toHaveAttribute('aria-current', 'page')
  await follow('/category/slug-29940/')
  expect(line.getByRole('link', { name: 'Инструмент' })).not.toHaveAttribute('aria-current')
  expect(line.getByRole('link', { name: 'Крепеж' })).toHaveAttribute('aria-current', 'true')
})
