import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { checkList } from '@verstak/contracts/cartList'
import {
  changePurchaseList,
  createPurchaseList,
  listPurchaseLists,
  removePurchaseList,
  usePurchaseList as useList,
} from '@verstak/contracts/purchaseList'
import { setupModals } from '@verstak/testing/setupModals'
import { LIST_GUID, makeList, makeListed } from '../testing/accountHarness.tsx'
import { openAccountPage } from '../testing/openAccountPage.tsx'

beforeEach(setupModals)

const [GLOVES, PAINT] = [makeList().lines[0]!, makeList().lines[1]!]
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })

test('lists stand with what they hold and when they were used', async () => {
  await openAccountPage('/user/lists/', {
    lists: [
      makeList(),
      makeList({ guid: '00000000-0000-4000-8000-000000000012', name: 'Пустой', products: 0, usedAt: null }),
    ],
  })
  const link = await screen.findByRole('link', { name: 'Бригада 3, расходники' })
  expect(link).toHaveAttribute('href', `/user/lists/${LIST_GUID}/`)
  expect(link.closest('li')).toHaveTextContent('2 товара, брали 12 ноября 2026')
  expect(screen.getAllByRole('button', { name: /Положить в корзину/ })).toHaveLength(1)
})

test('a list is put into the cart; what is not sold any more is named', async () => {
  const { api, bodies } = await openAccountPage('/user/lists/', { lists: [makeList()] })
  api.on(useList, () => ({
    products: [
      { guid: GLOVES.guid, name: GLOVES.name, state: 'added' as const, added: 50 },
      { guid: PAINT.guid, name: PAINT.name, state: 'unavailable' as const, added: 0 },
    ],
    cartProducts: 3,
  }))
  await press('Положить в корзину список «Бригада 3, расходники»')
  const said = await screen.findByRole('status')
  expect(said).toHaveTextContent('В корзину добавлен 1 товар')
  expect(said).toHaveTextContent('Грунт-эмаль: сейчас не продаётся')
  expect(within(said).getByRole('link', { name: 'Открыть корзину' })).toHaveAttribute('href', '/cart-checkout/')
  expect(bodies(useList)).toEqual([{ guid: LIST_GUID, regionId: 1 }])
})

test('a new list is made of the cart and opened', async () => {
  const { api, bodies, router } = await openAccountPage('/user/lists/', { lists: [] })
  expect(await screen.findByRole('heading', { name: 'Списков пока нет' })).toBeVisible()
  await press('Новый список')
  expect(field('Название')).toHaveFocus()
  await press('Создать')
  await waitFor(() => expect(field('Название')).toHaveAccessibleDescription('Поле обязательно для заполнения'))
  api.on(createPurchaseList, () => ({ guid: LIST_GUID }))
  await userEvent.type(field('Название'), 'Склад')
  await press('Создать')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/user/lists/${LIST_GUID}/`))
  expect(bodies(createPurchaseList)).toEqual([{ name: 'Склад', from: { cart: true } }])
})

test('the address of an order begins a list of its goods; the limit is told at the name', async () => {
  const { api, bodies } = await openAccountPage(`/user/lists/?order=${LIST_GUID}&number=100001`, {
    lists: [makeList()],
  })
  expect(await screen.findByRole('heading', { name: 'Новый список из заказа № 100001' })).toBeVisible()
  const detail = { field: 'name', reason: 'too-many', message: 'no', text: 'Списков может быть не больше 100' }
  api.on(createPurchaseList, () => {
    throw new ApiError('invalid-input', 400, [detail])
  })
  await userEvent.type(field('Название'), 'Склад')
  await press('Создать')
  await waitFor(() => expect(field('Название')).toHaveAccessibleDescription('Списков может быть не больше 100'))
  expect(bodies(createPurchaseList)).toEqual([{ name: 'Склад', from: { order: LIST_GUID } }])
})

describe('a list', () => {
  const open = () => openAccountPage(`/user/lists/${LIST_GUID}/`, { lists: [makeList()] })

  test('shows its goods with today’s prices and what is not sold', async () => {
    await open()
    const goods = within(await screen.findByRole('region', { name: 'Товары списка' }))
    expect(goods.getAllByText('11 450 ₽')).toHaveLength(3)
    expect(goods.getByText('Сейчас не продаётся')).toBeVisible()
  })

  test('quantities are changed, and goods go', async () => {
    const { api, bodies } = await open()
    api.on(changePurchaseList, () => makeList({ lines: [makeListed({ quantity: 51 })], products: 1 }))
    const [gloves] = await screen.findAllByRole('group', { name: GLOVES.name })
    await userEvent.click(within(gloves!).getAllByRole('button')[1]!)
    await waitFor(() => expect(screen.queryByText('Грунт-эмаль')).toBeNull())
    await press(`Убрать: ${GLOVES.name}`)
    expect(bodies(changePurchaseList)).toEqual([
      { guid: LIST_GUID, regionId: 1, lines: [{ productGuid: GLOVES.guid, quantity: 51 }] },
      { guid: LIST_GUID, regionId: 1, lines: [{ productGuid: GLOVES.guid, quantity: 0 }] },
    ])
  })

  test('a product comes by its code; an unknown code is told', async () => {
    const { api, bodies } = await open()
    const row = {
      row: 1,
      code: '1',
      quantity: '1',
      proposals: [],
      asked: 1,
      taken: 0,
      held: 0,
      available: 0,
      step: 1,
      price: null,
      sameAs: null,
    }
    const answer = (product: object | null) => ({
      rows: [{ ...row, state: product ? ('found' as const) : ('unknown' as const), product }],
      total: { products: 0, quantity: 0, sum: 0 },
      room: 200,
    })
    api.on(checkList, () => answer(null) as never)
    await userEvent.type(await screen.findByLabelText('Код товара', { selector: 'input' }), '15843327')
    await press('Добавить')
    await waitFor(() => expect(field('Код товара')).toHaveAccessibleDescription('Нет товара с таким кодом'))
    const { guid, code, name, link, image } = makeListed()
    api.on(checkList, () => answer({ guid, code, name, link, image }) as never).on(changePurchaseList, () => makeList())
    await press('Добавить')
    await waitFor(() => expect(bodies(changePurchaseList)).toHaveLength(1))
    expect(field('Код товара')).toHaveValue('')
  })

  test('is renamed and removed', async () => {
    const { api, bodies, router } = await open()
    api.on(changePurchaseList, ({ body }) => makeList({ name: body.name! })).on(removePurchaseList, () => ({}))
    await press('Переименовать')
    await userEvent.clear(field('Название'))
    await userEvent.type(field('Название'), 'Склад')
    await press('Сохранить')
    expect(await screen.findByRole('heading', { level: 1, name: /^Склад/ })).toBeVisible()
    await press('Удалить список')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/lists/'))
    expect(bodies(removePurchaseList)).toEqual([{ guid: LIST_GUID }])
  })

  test.each([
    ['somebody else’s', '00000000-0000-4000-8000-000000000099'],
    ['that is none', 'abc'],
  ])('one %s is not there', async (_, guid) => {
    await openAccountPage(`/user/lists/${guid}/`, { lists: [makeList()] })
    expect(await screen.findByText('failed')).toBeVisible()
  })
})

test('a failure is told, and a guest is led to the sign-in', async () => {
  const { api } = await openAccountPage('/user/lists/', { lists: [makeList()] })
  api.on(useList, () => {
    throw new ApiError('unavailable', 503)
  })
  await press(/Положить в корзину/)
  expect(await screen.findByText('Не получилось. Проверьте связь и попробуйте ещё раз')).toBeVisible()
  expect(api.calls.some(({ path }) => path === listPurchaseLists.path)).toBe(true)
})

test('a guest is led to the sign-in, and back here', async () => {
  await openAccountPage('/user/lists/', { account: null })
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login/?next=%2Fuser%2Flists%2F')
})
