import { ApiError } from '@verstak/api-client/ApiError'
import { getPaymentTerms } from '@verstak/contracts/checkout'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { createOrder, type OrderInput } from '@verstak/contracts/order'
import { getSession, type Account, type Contractor } from '@verstak/contracts/session'
import { guidOf, makeCart, makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCartApi, setHasCart } from '../testing/cartApi.ts'
import { chooseOffice, renderCartPage } from '../testing/renderCartPage.tsx'

const drill = makeProductTile({ id: 1, name: 'Дрель', price: 10_000, oldPrice: null })
const contractor = (id: number, name: string): Contractor => ({
  ...{ id, name, crmId: null, inn: '7709123453', kpp: null, activityType: null, extendedAccessEnabled: false },
})
const [ONE, OTHER] = [contractor(5, 'ООО «Ёлки»'), contractor(6, 'ИП Палкин')]
const person: Partial<Account> = {
  ...{ firstName: 'Борис', lastName: 'Котов', phone: '9031112233', email: 'boris@mail.ru' },
  ...{ contractors: [ONE, OTHER], organization: null },
}
const company = { ...person, organization: ONE }

beforeEach(() => {
  setHasCart(true)
  localStorage.clear()
})

async function open(account: Partial<Account>, deferred: { limit: number; left: number; days: number } | null = null) {
  const api = createCartApi([makeCartItem({ product: drill })])
  api.on(getPaymentTerms, () => ({ deferred }))
  api.on(createOrder, () => ({ guid: guidOf(500), number: '1042', link: '/cart-checkout/thanks/?order=1&key=k' }))
  const page = await renderCartPage(api, { account })
  /** The user switches as the shell does it: prices and session come anew. */
  const changeContractor = jest.fn((id: number): Promise<void> => {
    api.cart = makeCart([makeCartItem({ product: { ...drill, price: 9_000 } })])
    const organization = [ONE, OTHER].find((one) => one.id === id) ?? null
    page.host.queryClient.setQueryData(queryKeyOf(getSession, {}), {
      user: 'business',
      account: { id: 7, ...person, organization } as Account,
    })
    return page.host.queryClient.invalidateQueries()
  })
  page.host.changeContractor = changeContractor
  const ordered = () =>
    api.calls
      .filter(({ path }) => path === createOrder.path)
      .map(({ input }) => (input as { body: OrderInput }).body)
      .at(-1)
  return { ...page, api, changeContractor, ordered }
}

const radio = (name: RegExp) => screen.getByRole('radio', { name })
const names = (group: string) =>
  [...screen.getByRole('radiogroup', { name: group }).querySelectorAll('input')].map(({ value }) => value)
const press = (name: string | RegExp = 'Оформить заказ') => userEvent.click(screen.getByRole('button', { name }))

test('who has no organization is not asked for whom he buys, and pays as a person', async () => {
  await open({ ...person, contractors: [] })
  expect(screen.queryByRole('radiogroup', { name: 'Покупатель' })).not.toBeInTheDocument()
  expect(names('Оплата')).toEqual(['card', 'cash', 'online', 'sbp'])
})

test('a user buys for himself or for one of his organizations; the choice is the whole shop’s, and prices follow', async () => {
  const { changeContractor, ordered } = await open(person)
  expect(radio(/^Я — частное лицо/)).toBeChecked()
  expect(names('Покупатель')).toEqual(['0', '5', '6'])
  await userEvent.click(radio(/^ИП Палкин/))
  expect(changeContractor).toHaveBeenCalledWith(6)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Ваш заказ' })).toHaveTextContent('Итого90 ₽'))
  expect(radio(/^ИП Палкин/)).toBeChecked()
  await userEvent.click(radio(/^По счёту/))
  await chooseOffice()
  expect(screen.getByText(/^Нажимая «Получить счёт»/)).toBeInTheDocument()
  await press('Получить счёт')
  await waitFor(() => expect(ordered()).toMatchObject({ organizationId: 6, payment: 'invoice', expectedSum: 9_000 }))
})

test('a choice made while another one is under way is not lost: it follows that one', async () => {
  const { host, changeContractor } = await open(person)
  const gate = Promise.withResolvers<void>()
  const changed: number[] = []
  host.changeContractor = async (id) => {
    changed.push(id)
    if (changed.length === 1) await gate.promise
    await changeContractor(id)
  }
  await userEvent.click(radio(/^ИП Палкин/))
  await userEvent.click(radio(/^ООО «Ёлки»/))
  expect(radio(/^ООО «Ёлки»/)).toBeChecked()
  expect(changed).toEqual([6])
  gate.resolve()
  await waitFor(() => expect(changed).toEqual([6, 5]))
  await waitFor(() => expect(radio(/^ООО «Ёлки»/)).not.toHaveAttribute('aria-busy'))
  expect(radio(/^ООО «Ёлки»/)).toBeChecked()
})

test('a choice that the shop refuses is told, and the one before stays', async () => {
  const { host } = await open(company)
  host.changeContractor = () => Promise.reject(new ApiError('unavailable', 503))
  await userEvent.click(radio(/^Я — частное лицо/))
  expect(await screen.findByText('Покупатель не сменился. Попробуйте ещё раз.')).toBeInTheDocument()
  expect(radio(/^ООО «Ёлки»/)).toBeChecked()
})

test('a company pays by invoice, too, and later when it has a limit, which is told', async () => {
  const { ordered } = await open(company, { limit: 15_000_000, left: 9_640_000, days: 30 })
  expect(names('Оплата')).toEqual(['card', 'cash', 'online', 'sbp', 'invoice', 'deferred'])
  const later = radio(/^Отсрочка 30\sдней/)
  expect(later.closest('label')).toHaveTextContent(/Лимит 150\s000 ₽, свободно 96\s400 ₽/)
  await userEvent.click(later)
  await chooseOffice()
  await press()
  await waitFor(() => expect(ordered()).toMatchObject({ organizationId: 5, payment: 'deferred' }))
})

test('without a limit it is not offered to pay later', async () => {
  await open(company)
  expect(names('Оплата')).toEqual(['card', 'cash', 'online', 'sbp', 'invoice'])
})

test('who buys for himself again is no longer offered what companies pay by', async () => {
  await open(company)
  await userEvent.click(radio(/^По счёту/))
  await userEvent.click(radio(/^Я — частное лицо/))
  await waitFor(() => expect(names('Оплата')).toEqual(['card', 'cash', 'online', 'sbp']))
  expect(radio(/^Картой при получении/)).toBeChecked()
})

test('a transport company takes no money: what is paid on receipt is not offered then', async () => {
  await open({ ...person, contractors: [] })
  await userEvent.click(radio(/^Транспортн/))
  expect(names('Оплата')).toEqual(['online', 'sbp'])
  expect(radio(/^Картой онлайн/)).toBeChecked()
})

test('a payment that the server refuses is told at the payment', async () => {
  const { api } = await open(company, { limit: 100, left: 100, days: 5 })
  const text = 'Отсрочки не хватает'
  const detail = { field: 'payment', reason: 'limit-exceeded', message: '', text }
  api.on(createOrder, () => Promise.reject(new ApiError('invalid-input', 400, [detail])))
  await userEvent.click(radio(/^Отсрочка/))
  await chooseOffice()
  await press()
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByRole('radiogroup', { name: 'Оплата' })).toHaveAccessibleDescription(text)
})

test('payment and comment survive a reload; the buyer is the session’s, not the draft’s', async () => {
  const { unmount } = await open(person)
  await userEvent.click(radio(/^СБП/))
  await userEvent.type(screen.getByRole('textbox', { name: 'Комментарий к заказу' }), 'Домофон 12')
  unmount()
  const again = await open(company)
  await waitFor(() => expect(radio(/^СБП/)).toBeChecked())
  expect(screen.getByRole('textbox', { name: 'Комментарий к заказу' })).toHaveValue('Домофон 12')
  expect(radio(/^ООО «Ёлки»/)).toBeChecked()
  expect(again.changeContractor).not.toHaveBeenCalled()
})

test('a guest who signs in on the way finds what he has typed, and his organizations', async () => {
  const { unmount } = await open({ contractors: [] })
  await userEvent.click(radio(/^Картой онлайн/))
  await userEvent.type(screen.getByRole('textbox', { name: 'Комментарий к заказу' }), 'Позвоните')
  unmount()
  await open(person)
  await waitFor(() => expect(radio(/^Картой онлайн/)).toBeChecked())
  expect(screen.getByRole('textbox', { name: 'Комментарий к заказу' })).toHaveValue('Позвоните')
  expect(names('Покупатель')).toEqual(['0', '5', '6'])
})

test.each([
  ['online', /^Картой онлайн/],
  ['sbp', /^СБП/],
])('an order that is paid by %s leads to its payment', async (_, name) => {
  const { router } = await open({ ...person, contractors: [] })
  await userEvent.click(radio(name))
  await chooseOffice()
  await press(/^Оплатить \d/)
  await waitFor(() =>
    expect(router.state.navigation.location?.pathname ?? router.state.location.pathname).toBe('/checkout/payment/'),
  )
})
