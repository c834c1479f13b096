import { screen, within } from '@testing-library/react'
import { openShell } from '../testing/openShell.tsx'

const tabs = () => within(screen.getByRole('navigation', { name: 'Основное меню' }))

test('tabs lead home and to the cart, which shows its count', async () => {
  await openShell('/', { layout: 'mobile' })
  expect(tabs().getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/')
  expect(tabs().getByRole('link', { name: 'Главная' })).toHaveAttribute('aria-current', 'page')
  expect(await tabs().findByRole('link', { name: /^Корзина ?4$/ })).toHaveAttribute('href', '/cart/')
})

test('the tab of the page is marked', async () => {
  const { follow } = await openShell('/', { layout: 'mobile' })
  await follow('/cart/')
  expect(tabs().getByRole('link', { name: /Корзина/ })).toHaveAttribute('aria-current', 'page')
  expect(tabs().getByRole('link', { name: 'Главная' })).not.toHaveAttribute('aria-current')
  await follow('/category/slug-6474/')
  expect(tabs().getByRole('link', { name: 'Каталог' })).toHaveAttribute('data-current')
})

test('a desktop has no tabs', async () => {
  await openShell('/')
  expect(screen.queryByRole('navigation', { name: 'Основное меню' })).not.toBeInTheDocument()
})
