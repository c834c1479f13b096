import { ApiError } from '@verstak/api-client/ApiError'
import { addToCart, deleteFromCart, getCart } from '@verstak/contracts/cart'
import { EMPTY_TOTALS, guidOf, makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCartApi, heldCall, setHasCart } from '../testing/cartApi.ts'
import { findField, press, pressAdd, pressAtOnce, renderButtons, tileOf } from '../testing/renderButtons.tsx'
import { setupModals } from '@verstak/testing/setupModals'

const drill = makeProductTile({ id: 1, name: 'Дрель' })
const saw = makeProductTile({ id: 2, name: 'Пила' })

beforeAll(setupModals)
beforeEach(() => setHasCart(false))

const later = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)))

describe('cart token', () => {
  test('without one it is asked for first, once for parallel adds [CART-014, API-012]', async () => {
    const api = createCartApi([], [drill, saw])
    renderButtons(api, [drill, saw])
    await Promise.all([pressAdd(drill), pressAdd(saw)])
    await findField(drill)
    await findField(saw)
    expect(api.names()).toEqual(['token', 'add', 'add'])
    expect(api.calls[0]?.input).toEqual({})
    expect(document.cookie).toContain('has_cart=')
  })

  test('with one it is not asked for [CART-014]', async () => {
    setHasCart(true)
    const api = createCartApi([], [drill])
    renderButtons(api, [drill])
    await pressAdd(drill)
    await findField(drill)
    expect(api.names()).toEqual(['list', 'add'])
  })

  test('when the server lost the cart, a new one is asked for and the add repeated', async () => {
    setHasCart(true)
    const api = createCartApi([], [drill])
    const call = api.call
    api.call = (endpoint, input, options) => {
      const hasToken = api.names().includes('token')
      if (endpoint.path === addToCart.path && !hasToken) return Promise.reject(new ApiError('cart-token-required', 409))
      return call(endpoint, input, options)
    }
    renderButtons(api, [drill])
    await pressAdd(drill)
    await findField(drill)
    expect(api.names()).toEqual(['list', 'token', 'add'])
  })

  test('a repeated refusal is a failure', async () => {
    setHasCart(true)
    const api = createCartApi([], [drill])
    api.on(addToCart, () => {
      throw new ApiError('cart-token-required', 409)
    })
    renderButtons(api, [drill])
    await pressAdd(drill)
    expect(await screen.findByRole('dialog', { name: 'Что-то пошло не так.' })).toBeInTheDocument()
    expect(api.names()).toEqual(['list', 'add', 'token', 'add'])
  })
})

describe('failures', () => {
  const refusal = {
    status: 'error' as const,
    product: { guid: drill.guid, cartItemGuid: guidOf(9), price: 1, quantity: 1, packaging: null, gift: null },
    recommendations: [],
    informer: null,
    cart: { totals: EMPTY_TOTALS },
  }
  const envelope = (message?: string) => ({ data: { meta: { status: 'error', message } } })

  test.each([
    ['the call fails with it', () => Promise.reject(new ApiError('internal', 500, [], envelope('Товар снят.')))],
    [
      'the answer is an error with it',
      () => ({ ...refusal, data: { meta: { status: 'error' as const, message: 'Товар снят.' } } }),
    ],
  ])('a message of the server is shown under «Внимание!»: %s [ERR-001]', async (_, answer) => {
    const api = createCartApi([], [drill]).on(addToCart, answer)
    renderButtons(api, [drill])
    await pressAdd(drill)
    expect(await screen.findByRole('dialog', { name: 'Внимание!' })).toHaveTextContent('Товар снят.')
  })

  test.each([
    ['no answer', () => Promise.reject(new ApiError('unavailable', 0))],
    ['an unknown failure', () => Promise.reject(new ApiError('internal', 500, [], envelope()))],
    ['an answer that is an error', () => ({ ...refusal, data: { meta: { status: 'error' as const } } })],
  ])('without a message the popup is the general one: %s [ERR-002]', async (_, answer) => {
    const api = createCartApi([], [drill]).on(addToCart, answer)
    renderButtons(api, [drill])
    await pressAdd(drill)
    const dialog = await screen.findByRole('dialog', { name: 'Что-то пошло не так.' })
    expect(dialog).toHaveTextContent('Произошла ошибка. Повторите попытку позже.')
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(tileOf(drill).getByRole('button', { name: 'В корзину' })).toBeEnabled()
  })

  test('a reason that the API names is told in its own words', async () => {
    const api = createCartApi([], [drill])
    api.on(addToCart, () => Promise.reject(new ApiError('product-unavailable', 409)))
    renderButtons(api, [drill])
    await pressAdd(drill)
    expect(await screen.findByRole('dialog', { name: 'Внимание!' })).toHaveTextContent('закончился')
  })

  test('a quantity that could not be changed goes back', async () => {
    setHasCart(true)
    const api = createCartApi([makeCartItem({ product: drill, quantity: 2 })])
    api.on(addToCart, () => Promise.reject(new ApiError('unavailable', 0)))
    renderButtons(api, [drill])
    const field = await findField(drill)
    await press(drill, 'Больше')
    expect(field).toHaveValue('3')
    await screen.findByRole('dialog')
    expect(field).toHaveValue('2')
  })

  test('a deletion that had no success brings the item back [API-010]', async () => {
    setHasCart(true)
    const item = makeCartItem({ product: drill })
    const api = createCartApi([item])
    api.on(deleteFromCart, () => ({ success: false, cart: { totals: api.cart.totals } }))
    renderButtons(api, [drill])
    await findField(drill)
    await press(drill, 'Меньше')
    await screen.findByRole('dialog')
    expect(await findField(drill)).toHaveValue('1')
    expect(api.calls.at(-1)?.input).toMatchObject({ body: { itemGuid: item.guid } })
  })

  test('a cart that cannot be read stops nobody from adding', async () => {
    setHasCart(true)
    const api = createCartApi([], [drill])
    let isDown = true
    api.on(getCart, () => (isDown ? Promise.reject(new ApiError('unavailable', 503)) : api.cart))
    renderButtons(api, [drill])
    await later(0)
    isDown = false
    await pressAdd(drill)
    expect(await findField(drill)).toHaveValue('1')
  })
})

describe('quantity', () => {
  test('many presses in a row become one call with the last quantity', async () => {
    setHasCart(true)
    const api = createCartApi([makeCartItem({ product: drill })])
    renderButtons(api, [drill])
    const field = await findField(drill)
    pressAtOnce(drill, 'Больше', 'Больше', 'Больше', 'Больше')
    expect(field).toHaveValue('5')
    await waitFor(() => expect(api.addedQuantities()).toEqual([5]))
    await later(400)
    expect(api.addedQuantities()).toEqual([5])
    expect(field).toHaveValue('5')
  })

  test('a press during a call waits for its answer, so that the last quantity wins', async () => {
    setHasCart(true)
    const api = createCartApi([makeCartItem({ product: drill })])
    const held = heldCall(api, addToCart)
    renderButtons(held, [drill])
    const field = await findField(drill)
    await press(drill, 'Больше')
    await waitFor(() => expect(held.waiting()).toBe(1))
    pressAtOnce(drill, 'Больше', 'Больше')
    await later(400)
    expect(held.waiting()).toBe(1)
    expect(field).toHaveValue('4')
    held.release()
    await waitFor(() => expect(api.addedQuantities()).toEqual([2, 4]))
    expect(field).toHaveValue('4')
  })

  test('going back to where it was makes no call', async () => {
    setHasCart(true)
    const api = createCartApi([makeCartItem({ product: drill })])
    renderButtons(api, [drill])
    await findField(drill)
    pressAtOnce(drill, 'Больше', 'Меньше')
    await later(400)
    expect(api.names()).toEqual(['list'])
  })

  test('more than there is becomes what there is, and a note says so', async () => {
    setHasCart(true)
    const api = createCartApi([makeCartItem({ product: drill, quantity: 39, available: 40 })])
    renderButtons(api, [drill])
    const field = await findField(drill)
    await press(drill, 'Больше')
    await press(drill, 'Больше')
    expect(await screen.findByText('Больше нет: в наличии 40 шт')).toBeInTheDocument()
    expect(field).toHaveValue('40')
    await waitFor(() => expect(api.addedQuantities()).toEqual([40]))
  })

  test('a limit that only the server knows is told too', async () => {
    setHasCart(true)
    const scarce = makeProductTile({ ...drill, availabilityInfo: { ...drill.availabilityInfo, countInStock: 2 } })
    const api = createCartApi([makeCartItem({ product: scarce, available: 40 })])
    renderButtons(api, [scarce])
    const field = await findField(scarce)
    await userEvent.clear(field)
    await userEvent.type(field, '7{Enter}')
    expect(await screen.findByText('Больше нет: в наличии 2 шт')).toBeInTheDocument()
    expect(field).toHaveValue('2')
  })

  test('adding before the marks have come keeps the pieces that are in the cart', async () => {
    setHasCart(true)
    const api = createCartApi([makeCartItem({ product: drill, quantity: 5 })])
    const held = heldCall(api, getCart)
    renderButtons(held, [drill])
    await pressAdd(drill)
    held.release()
    expect(await findField(drill)).toHaveValue('5')
    expect(api.names()).toEqual(['list'])
  })

  test('who leaves the page right after a press gets what he asked for', async () => {
    setHasCart(true)
    const api = createCartApi([makeCartItem({ product: drill })])
    const { unmount } = renderButtons(api, [drill])
    await findField(drill)
    await press(drill, 'Больше')
    unmount()
    await waitFor(() => expect(api.addedQuantities()).toEqual([2]))
  })

  test('a list that was asked for before the change does not undo it', async () => {
    setHasCart(true)
    const api = createCartApi([makeCartItem({ product: saw })], [drill])
    const { host } = renderButtons(api, [drill, saw])
    await findField(saw)
    const { promise, resolve } = Promise.withResolvers<void>()
    const { cart } = api
    let lists = 0
    api.on(getCart, async () => {
      lists += 1
      if (lists > 1) return api.cart
      await promise
      return cart
    })
    void host.queryClient.invalidateQueries()
    await waitFor(() => expect(lists).toBe(1))
    await pressAdd(drill)
    await findField(drill)
    resolve()
    await waitFor(() => expect(lists).toBe(2))
    await later(50)
    expect(await findField(drill)).toHaveValue('1')
  })
})
