import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listDocuments } from '@verstak/contracts/document'
import { ApiError } from '@verstak/api-client/ApiError'
import { CabinetStory } from '../testing/CabinetStory.tsx'
import { createMoneyHarness, makeDocument, type MoneyHarnessInput } from '../testing/moneyHarness.tsx'
import { documentsAddressOf, parseDocumentsAddress } from './documentsAddress.ts'

const many = Array.from({ length: 45 }, (_, place) => makeDocument(place + 1))

async function openPage(input: MoneyHarnessInput = {}, at = '/user/documents/') {
  const harness = createMoneyHarness(input)
  await act(async () => render(<CabinetStory harness={harness} at={at} />))
  return harness.api
}

test('a company finds its papers in the menu, each opens as PDF and leads to its order [CABINET-005]', async () => {
  const upd = makeDocument(2, { kind: 'transfer', number: '17', date: '2026-11-22' })
  const served = [`/user/orders/${upd.orderGuid}/`, '/user/documents/']
  await openPage({ documents: [upd, makeDocument(1)], served })
  const menu = within(await screen.findByRole('navigation', { name: 'Разделы кабинета' }))
  const item = menu.getByRole('link', { name: 'Документы по заказам' })
  expect(item).toHaveAttribute('href', '/user/documents/')
  expect(item).toHaveAttribute('aria-current', 'page')
  const paper = screen.getByRole('link', { name: 'Открыть PDF: УПД №\u00A017' })
  expect(paper).toHaveAttribute('href', upd.link)
  const row = within(paper.closest('li')!)
  expect(row.getByText('от 22 ноября 2026')).toBeVisible()
  expect(row.getByText('103 742 ₽')).toBeVisible()
  expect(row.getByRole('link', { name: 'Заказ №\u00A0100232' })).toHaveAttribute('href', served[0])
  // The page of the other order is not there.
  expect(screen.queryByRole('link', { name: 'Заказ №\u00A0100231' })).toBeNull()
})

test('a kind and pages are links that keep the search', async () => {
  const api = await openPage({ documents: many }, '/user/documents/?search=77&page=2')
  expect(await screen.findByText('45 документов')).toBeVisible()
  expect(api.calls.find(({ path }) => path === listDocuments.path)?.input).toEqual({
    query: { search: '77', page: 2, limit: 20 },
  })
  expect(screen.getByRole('searchbox', { name: 'Номер документа или заказа' })).toHaveValue('77')
  const kinds = within(screen.getByRole('group', { name: 'Вид документа' }))
  expect(kinds.getByRole('link', { name: 'УПД' })).toHaveAttribute('href', '/user/documents/?search=77&kind=transfer')
  await userEvent.click(screen.getByRole('link', { name: 'Страница 3' }))
  expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', '/user/documents/?search=77&page=3')
})

test('the paper of a cancelled order says so', async () => {
  await openPage({ documents: [makeDocument(1, { isVoid: true })] })
  expect(await screen.findByText('Заказ отменён')).toBeVisible()
})

test('without papers the page says when they come; a search without a find leads back', async () => {
  await openPage()
  expect(await screen.findByRole('heading', { name: 'Документов пока нет' })).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
  await openPage({ documents: many }, '/user/documents/?search=99999')
  expect(await screen.findByRole('link', { name: 'Показать все' })).toHaveAttribute('href', '/user/documents/')
})

test('a guest is led to the sign-in, and back to what he wanted to see', async () => {
  await openPage({ account: null }, '/user/documents/?kind=transfer')
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/login/?next=%2Fuser%2Fdocuments%2F%3Fkind%3Dtransfer',
  )
})

test('the page does not exist for who buys for himself', async () => {
  const harness = createMoneyHarness({})
  harness.api.on(listDocuments, () => {
    throw new ApiError('not-found', 404)
  })
  await act(async () => render(<CabinetStory harness={harness} at="/user/documents/" />))
  expect(await screen.findByText('failed')).toBeVisible()
})

test.each([
  ['', { search: '', kind: null, page: 1 }],
  ['kind=transfer&search=%20 17&page=3', { search: '17', kind: 'transfer', page: 3 }],
  ['kind=else&page=0', { search: '', kind: null, page: 1 }],
  ['page=1e9', { search: '', kind: null, page: 1 }],
  [`search=${'9'.repeat(80)}`, { search: '9'.repeat(50), kind: null, page: 1 }],
])('the address «%s» is read', (query, address) => {
  expect(parseDocumentsAddress(new URLSearchParams(query))).toEqual(address)
})

test('another kind begins with the first page', () => {
  const address = { search: '17', kind: null, page: 4 }
  expect(documentsAddressOf(address, { kind: 'invoice' })).toBe('/user/documents/?search=17&kind=invoice')
  expect(documentsAddressOf({ search: '', kind: null, page: 2 }, { page: 1 })).toBe('/user/documents/')
})
