import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeListing } from '../testing/makeListing.ts'
import { openListing } from '../testing/openListing.tsx'

const CATEGORY = '/category/power-tools-7100/'
const open = (address = CATEGORY) =>
  openListing(address, {
    layout: 'mobile',
    answer: (input) => makeListing(input, { total: input.filters === 'brand:1,2' ? 21 : 50 }),
  })

const originals = { showModal: HTMLDialogElement.prototype.showModal, close: HTMLDialogElement.prototype.close }

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

afterAll(() => Object.assign(HTMLDialogElement.prototype, originals))

test('the bar counts the filters and chooses the order', async () => {
  const { addressNow } = await open(`${CATEGORY}?filters=brand:1`)
  expect(screen.getByRole('button', { name: /^Фильтры/ })).toHaveTextContent('Фильтры1')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'Дешевле')
  await waitFor(() => expect(addressNow()).toBe(`${CATEGORY}?orderby=price&asc=true&filters=brand:1`))
})

test('filters are a draft with true counts until they are applied', async () => {
  const { addressNow, listingCalls } = await open(`${CATEGORY}?filters=brand:1`)
  await userEvent.click(screen.getByRole('button', { name: /^Фильтры/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'Фильтры' }))
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Makita/ }))
  expect(addressNow()).toBe(`${CATEGORY}?filters=brand:1`)
  await userEvent.click(await sheet.findByRole('button', { name: /^Показать 21/ }))
  await waitFor(() => expect(addressNow()).toBe(`${CATEGORY}?filters=brand:1,2`))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(listingCalls()).toHaveLength(2)
})

test('a draft that is closed changes nothing', async () => {
  const { addressNow } = await open()
  await userEvent.click(screen.getByRole('button', { name: /^Фильтры/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Makita/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(addressNow()).toBe(CATEGORY)
})

test('one button turns the two columns into a list and back', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Показать списком' }))
  expect(document.querySelectorAll('article[data-variant="horizontal"]')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Показать плиткой' }))
  expect(document.querySelectorAll('article[data-variant="horizontal"]')).toHaveLength(0)
})
