import { ApiError } from '@verstak/api-client/ApiError'
import { getTopicMenu } from '@verstak/contracts/catalogue'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeTopicMenu } from '@verstak/testing/makeTopics'
import { openShell } from '../testing/openShell.tsx'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  HTMLElement.prototype.scrollTo = () => undefined
})

/** Opens the catalogue by its tab. */
async function openCatalogue() {
  const shell = await openShell('/cart/', { layout: 'mobile' })
  const tabs = within(screen.getByRole('navigation', { name: 'Основное меню' }))
  await userEvent.click(tabs.getByRole('link', { name: 'Каталог' }))
  // `TestHost` also renders windows.
  const dialog = within((await screen.findAllByRole('dialog', { name: 'Каталог' }))[0]!)
  return { ...shell, dialog, press: (name: RegExp | string) => userEvent.click(dialog.getByRole('button', { name })) }
}

test('the tab opens the departments over the page instead of navigating; its address works without code [SHELL-019]', async () => {
  const { dialog, addressNow } = await openCatalogue()
  expect(dialog.getByRole('button', { name: /^Автотовары/ })).toBeInTheDocument()
  expect(addressNow()).toBe('/cart/')
  expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/#catalogue')
})

test('departments are counted as the region sells them', async () => {
  const { dialog } = await openCatalogue()
  const notes = await dialog.findAllByText(/^41\sтовар$/)
  expect(notes).toHaveLength(dialog.getAllByRole('button', { name: /41\sтовар$/ }).length)
})

test('levels go down to links and back, and the focus goes along', async () => {
  const { dialog, press, api } = await openCatalogue()
  await press(/^Инструмент/)
  expect(dialog.getByRole('button', { name: 'Назад: Каталог' })).toHaveFocus()
  expect(await dialog.findByRole('link', { name: /^Ручной инструмент/ })).toHaveAttribute(
    'href',
    '/category/slug-64741/',
  )
  expect(dialog.getByRole('link', { name: /^Все.*товара$/ })).toHaveAttribute('href', '/category/slug-6474/')
  expect(dialog.getByRole('link', { name: 'Makita' })).toHaveAttribute('href', '/brand/makita-2/')

  await press(/^Электроинструмент/)
  expect(dialog.getByRole('link', { name: /^Первая/ })).toHaveAttribute('href', '/category/slug-647400/')
  expect(dialog.getByRole('button', { name: 'Назад: Инструмент' })).toHaveFocus()

  await press('Назад: Инструмент')
  expect(dialog.getByRole('button', { name: /^Электроинструмент/ })).toHaveFocus()
  await press('Назад: Каталог')
  expect(dialog.getByRole('button', { name: /^Инструмент/ })).toHaveFocus()
  expect(api.calls.filter(({ path }) => path === getTopicMenu.path)).toHaveLength(1)
})

test('when the categories cannot be had it says so, keeps what it knows as links, and tries again on demand', async () => {
  const { dialog, press, api } = await openCatalogue()
  api.on(getTopicMenu, () => {
    throw new ApiError('unavailable', 503)
  })
  await press(/^Инструмент/)
  expect(await dialog.findByRole('alert')).toHaveTextContent('Раздел не загрузился целиком')
  expect(dialog.getByRole('link', { name: /^Электроинструмент/ })).toBeInTheDocument()
  api.on(getTopicMenu, ({ query }) => makeTopicMenu(query.id))
  await press('Повторить')
  expect(await dialog.findByRole('button', { name: /^Электроинструмент/ })).toBeInTheDocument()
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
})

test('a followed link closes it, and so does the back button of the phone, which stays on the page', async () => {
  const { dialog, press, router, addressNow } = await openCatalogue()
  await press(/^Инструмент/)
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay)
  await userEvent.click(await dialog.findByRole('link', { name: /^Ручной инструмент/ }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  window.removeEventListener('click', stay)

  await userEvent.click(screen.getByRole('link', { name: 'Каталог' }))
  await screen.findAllByRole('dialog', { name: 'Каталог' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(addressNow()).toBe('/cart/')
})
