import { productMultiplicity } from '@verstak/contracts/flag'
import { addToCart, type Cart } from '@verstak/contracts/cart'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { guidOf, makeCartItem, makeProductTile, makeRegion } from '@verstak/testing/factories'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { CartBadge } from '../cart-badge/CartBadge.tsx'
import { setWishAtom } from '../cart-state/wishesAtom.ts'
import { createCartApi, heldCall, setHasCart } from '../testing/cartApi.ts'
import { badge, findField, press, pressAdd, pressAtOnce, renderButtons, tileOf } from '../testing/renderButtons.tsx'
import { AddToCart } from './AddToCart.tsx'

const drill = makeProductTile({ id: 1, name: 'Дрель' })
const saw = makeProductTile({ id: 2, name: 'Пила' })
const screws = makeProductTile({ id: 3, name: 'Саморезы', multiplicity: 10 })

beforeEach(() => setHasCart(false))

test('a visitor without a cart makes no call', async () => {
  const api = createCartApi()
  renderButtons(api, [drill])
  await act(async () => {})
  expect(screen.getByRole('button', { name: 'В корзину' })).toBeEnabled()
  expect(badge()).toBeEmptyDOMElement()
  expect(api.calls).toEqual([])
})

test('a second button of the product that is hydrated after the press is taken over as it came', async () => {
  const onRecoverableError = jest.fn()
  const host = createTestHost({ call: createCartApi().call, region: makeRegion() })
  const page = (
    <TestHost host={host}>
      <AddToCart product={drill} size="m" />
    </TestHost>
  )
  document.body.innerHTML = `<div>${renderToString(page)}</div>`
  host.store.set(setWishAtom, drill.id, 1)
  const root = await act(() => hydrateRoot(document.querySelector('div')!, page, { onRecoverableError }))
  expect(screen.getByRole('button', { name: /В корзину|Добавляем/ })).toHaveAttribute('aria-busy', 'true')
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
})

test('a product that cannot be bought has a dead button that says why', () => {
  renderButtons(createCartApi(), [{ ...drill, isAvailable: false }])
  expect(screen.getByRole('button', { name: 'Нет в наличии' })).toBeDisabled()
})

test('the button adds one piece [TILE-022]', async () => {
  const api = createCartApi([], [drill])
  renderButtons(api, [drill])
  await pressAdd(drill)
  expect(await findField(drill)).toHaveValue('1')
  expect(api.cart.items.map(({ id, quantity }) => [id.site, quantity])).toEqual([[1, 1]])
})

test.each([
  ['desktop', '/cart-checkout/'],
  ['mobile', '/cart/'],
] as const)('after adding, %s has a link to the cart instead of the button [CART-004]', async (layout, href) => {
  renderButtons(createCartApi([], [drill]), [drill], layout)
  await pressAdd(drill)
  const link = await screen.findByRole('link', { name: 'В корзине' })
  expect(link).toHaveAttribute('href', href)
  expect(link).toHaveAttribute('title', 'В корзине')
  expect(screen.queryByRole('button', { name: 'В корзину' })).not.toBeInTheDocument()
})

describe('what is sold past the cart', () => {
  const sale = guidOf(77)
  const last = makeProductTile({ id: 5, name: 'Последняя дрель', button: { type: 'oneClick', saleGuid: sale } })

  test.each([
    ['desktop', '/cart-checkout/'],
    ['mobile', '/cart/'],
  ] as const)('has a link to the quick order on %s, labelled «Купить» [TILE-023, CALL-041]', (layout, path) => {
    renderButtons(createCartApi(), [last], layout)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Купить' })
    expect(link).toHaveAttribute('href', `${path}?type=buyForSale&productGuid=${last.guid}&saleGuid=${sale}`)
    expect(link).toHaveAttribute('rel', 'nofollow')
  })

  test('cannot be bought when there is none left', () => {
    renderButtons(createCartApi(), [{ ...last, isAvailable: false }])
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Нет в наличии' })).toBeDisabled()
  })
})

describe('the purchase by one click', () => {
  const show = (product: Parameters<typeof AddToCart>[0]['product'], hasOneClick = true) => {
    const host = createTestHost({ call: createCartApi().call, region: makeRegion() })
    render(
      <TestHost host={host}>
        <AddToCart product={product} size="l" hasOneClick={hasOneClick} />
      </TestHost>,
    )
    return screen.queryByRole('link', { name: 'Купить в один клик' })?.getAttribute('href')
  }
  const { availabilityInfo } = drill

  test('stands below «В корзину» where there is room, and leads to the quick order [CALL-041]', () => {
    expect(show(drill)).toBe(`/cart-checkout/?type=buyOneClickCard&productGuid=${drill.guid}`)
    expect(screen.getByRole('button', { name: 'В корзину' })).toBeEnabled()
  })

  test('of what no courier takes offers pickup only', () => {
    const heavy = { ...drill, availabilityInfo: { ...availabilityInfo, isForPickupOnly: true } }
    expect(show(heavy)).toContain('type=buyOneClickOnlyForSelfDelivery')
  })

  test('is not offered elsewhere, nor for what is gone', () => {
    expect(show(drill, false)).toBeUndefined()
    expect(show({ ...drill, isAvailable: false })).toBeUndefined()
  })
})

test('after adding, the shared cart has the item of the product [CART-003]', async () => {
  const api = createCartApi([], [drill])
  const { host } = renderButtons(api, [drill])
  await pressAdd(drill)
  await findField(drill)
  const [cart] = host.queryClient.getQueriesData<Cart>({}).flatMap(([, data]) => (data?.items ? [data] : []))
  expect(cart?.items).toEqual([
    expect.objectContaining({ id: { site: 1 }, guid: api.cart.items[0]?.guid, quantity: 1 }),
  ])
})

test('while the call is under way the button says so, keeps the focus and takes no press', async () => {
  const api = createCartApi([], [drill])
  const held = heldCall(api, addToCart)
  renderButtons(held, [drill])
  await pressAdd(drill)
  const button = await screen.findByRole('button', { name: /Добавляем/ })
  expect(button).toHaveFocus()
  await userEvent.click(button)
  held.release()
  await findField(drill)
  expect(api.names()).toEqual(['token', 'add'])
})

test('one call marks all products of a page', async () => {
  setHasCart(true)
  const many = Array.from({ length: 24 }, (_, index) => makeProductTile({ id: index + 1, name: `Товар ${index + 1}.` }))
  const api = createCartApi(many.slice(0, 3).map((product) => makeCartItem({ product, quantity: product.id })))
  renderButtons(api, many)
  expect(await screen.findAllByRole('link', { name: 'В корзине' })).toHaveLength(3)
  expect(await findField(many[2]!)).toHaveValue('3')
  expect(badge()).toHaveTextContent(/^3$/)
  expect(api.names()).toEqual(['list'])
})

test('a withdrawn item does not count as in the cart [CART-015]', async () => {
  setHasCart(true)
  const api = createCartApi([makeCartItem({ product: drill, isDeleted: true }), makeCartItem({ product: saw })])
  renderButtons(api, [drill, saw])
  await findField(saw)
  expect(tileOf(drill).getByRole('button', { name: 'В корзину' })).toBeInTheDocument()
})

test('the badge follows the totals of each answer [CART-002]', async () => {
  renderButtons(createCartApi([], [drill, saw]), [drill, saw])
  await pressAdd(drill)
  await waitFor(() => expect(badge()).toHaveTextContent(/^1$/))
  await pressAdd(saw)
  await waitFor(() => expect(badge()).toHaveTextContent(/^2$/))
})

test('at 0 the item is deleted by its guid and the button is back with the focus [CART-005, CART-006]', async () => {
  setHasCart(true)
  const item = makeCartItem({ product: drill })
  const api = createCartApi([item])
  renderButtons(api, [drill])
  await findField(drill)
  await press(drill, 'Меньше')
  expect(await screen.findByRole('button', { name: 'В корзину' })).toHaveFocus()
  await waitFor(() => expect(api.names()).toEqual(['list', 'delete']))
  expect(api.calls[1]?.input).toEqual({ body: { itemGuid: item.guid, regionId: 1 } })
  expect(screen.getByRole('status')).toHaveTextContent('Товар убран из корзины')
  await waitFor(() => expect(badge()).toBeEmptyDOMElement())
})

test('a deleted item leaves the number of the badge [CART-007]', async () => {
  setHasCart(true)
  const [item, other] = [makeCartItem({ product: drill, quantity: 1 }), makeCartItem({ product: saw, quantity: 3 })]
  renderButtons(createCartApi([item, other]), [drill, saw])
  await waitFor(() => expect(badge()).toHaveTextContent(/^2$/))
  await press(drill, 'Меньше')
  await waitFor(() => expect(badge()).toHaveTextContent(/^1$/))
})

test('a product that was taken out can be put in again', async () => {
  setHasCart(true)
  const api = createCartApi([makeCartItem({ product: drill })])
  renderButtons(api, [drill])
  await findField(drill)
  await press(drill, 'Меньше')
  await waitFor(() => expect(api.cart.items).toEqual([]))
  await pressAdd(drill)
  expect(await findField(drill)).toHaveValue('1')
  expect(api.cart.items).toHaveLength(1)
})

test('taking out and putting back within a moment changes nothing', async () => {
  setHasCart(true)
  const api = createCartApi([makeCartItem({ product: drill })])
  renderButtons(api, [drill])
  await findField(drill)
  pressAtOnce(drill, 'Меньше', 'В корзину')
  expect(await findField(drill)).toHaveValue('1')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(api.names()).toEqual(['list'])
})

test('with a multiplicity the button names it [TILE-030, VALID-042]', () => {
  renderButtons(createCartApi(), [screws])
  expect(screen.getByRole('button', { name: 'В корзину по 10' })).toBeInTheDocument()
})

test('with a multiplicity each step is a whole one [TILE-028, VALID-040]', async () => {
  const api = createCartApi([], [screws])
  renderButtons(api, [screws])
  await pressAdd(screws)
  await tileOf(screws).findByRole('link', { name: 'В корзине' })
  pressAtOnce(screws, 'Больше', 'Больше', 'Меньше')
  await waitFor(() => expect(api.addedQuantities()).toEqual([10, 20]))
})

test('with a multiplicity the quantity cannot be typed [TILE-029, VALID-041]', async () => {
  renderButtons(createCartApi([], [screws]), [screws])
  await pressAdd(screws)
  await tileOf(screws).findByRole('link', { name: 'В корзине' })
  expect(tileOf(screws).queryByRole('textbox')).not.toBeInTheDocument()
  expect(tileOf(screws).getByRole('group')).toHaveTextContent('10 шт')
})

test('where the shop switches multiplicities off, the step is 1 and the quantity can be typed [TILE-031]', async () => {
  const api = createCartApi([], [screws])
  renderButtons(api, [screws], 'desktop', { [productMultiplicity.key]: false })
  expect(screen.getByRole('button', { name: 'В корзину' })).toBeInTheDocument()
  await pressAdd(screws)
  expect(await findField(screws)).toHaveValue('1')
  await press(screws, 'Больше')
  await waitFor(() => expect(api.addedQuantities()).toEqual([1, 2]))
})

test('the focus goes from the button to the stepper, and the change is read aloud', async () => {
  renderButtons(createCartApi([], [drill]), [drill])
  screen.getByRole('button', { name: 'В корзину' }).focus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.keyboard('{Enter}')
  await findField(drill)
  expect(screen.getByRole('button', { name: 'Больше' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Товар добавлен в корзину')
})

test('marks that come with the page move no focus and are not read aloud', async () => {
  setHasCart(true)
  renderButtons(createCartApi([makeCartItem({ product: drill })]), [drill])
  await findField(drill)
  expect(document.body).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('two places of one product on a page agree', async () => {
  const api = createCartApi([], [drill])
  renderButtons(api, [drill, { ...drill, name: 'Дрель в панели' }])
  await pressAdd(drill)
  expect(await screen.findAllByRole('textbox', { name: 'Количество' })).toHaveLength(2)
})

test('the first render in the browser equals the server one; the marks come after', async () => {
  setHasCart(true)
  const api = createCartApi([makeCartItem({ product: drill, quantity: 2 })])
  const host = createTestHost({ call: api.call, region: makeRegion() })
  const page = (
    <TestHost host={host}>
      <CartBadge />
      <AddToCart product={drill} size="m" />
    </TestHost>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  const onRecoverableError = jest.fn()
  render(page, { container, hydrate: true, onRecoverableError })
  expect(await screen.findByRole('textbox', { name: 'Количество' })).toHaveValue('2')
  expect(onRecoverableError).not.toHaveBeenCalled()
})
