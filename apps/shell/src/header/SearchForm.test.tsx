import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openShell } from '../testing/openShell.tsx'

const field = () => screen.getByRole('combobox', { name: 'Поиск по каталогу' })

test('Enter goes to the search page of the words [SEARCH-006]', async () => {
  const { router } = await openShell('/cart-checkout/')
  await userEvent.type(field(), ' дрель & бур {Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/'))
  expect([...new URLSearchParams(router.state.location.search)]).toEqual([['what', 'дрель & бур']])
})

test('an empty search stays on the page with the field in focus', async () => {
  const { addressNow } = await openShell('/cart-checkout/')
  await userEvent.type(field(), '  {Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }))
  expect(addressNow()).toBe('/cart-checkout/')
  expect(field()).toHaveFocus()
})

test('the words stay in the field on the search page only', async () => {
  const { follow } = await openShell('/search/?what=%D0%B1%D1%83%D1%80')
  expect(field()).toHaveValue('бур')
  await follow('/search/?what=saw')
  expect(field()).toHaveValue('saw')
  await follow('/category/slug-6474/?what=saw')
  expect(field()).toHaveValue('')
})

test('the placeholder of the desktop [SEARCH-022]', async () => {
  await openShell('/cart-checkout/')
  expect(field()).toHaveAttribute('placeholder', 'Оригинальные товары для стройки, ремонта, производства')
})

test('the placeholder of the phone [SEARCH-021]', async () => {
  await openShell('/cart/', { layout: 'mobile' })
  expect(field()).toHaveAttribute('placeholder', 'Всё для стройки, ремонта, производства')
})
