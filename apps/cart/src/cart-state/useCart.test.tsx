import { act, screen, waitFor } from '@testing-library/react'
import { makeCart, makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { createCartApi, setHasCart } from '../testing/cartApi.ts'
import { renderButtons } from '../testing/renderButtons.tsx'

const drill = makeProductTile({ id: 1, name: 'Дрель' })
const saw = makeProductTile({ id: 2, name: 'Пила' })
const itemOf = (product: typeof drill) => makeCartItem({ product, id: { site: product.id } })

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout'] })
  setHasCart(true)
})
afterEach(() => jest.useRealTimers())

const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
const badge = () => screen.getByTestId('badge').textContent

test('what another tab or device has put into the cart shows when this tab is looked at again', async () => {
  const api = createCartApi([itemOf(drill)], [drill, saw])
  renderButtons(api, [drill, saw])
  await waitFor(() => expect(badge()).toBe('1'))
  api.cart = makeCart([itemOf(drill), itemOf(saw)])
  await lookAgain()
  expect(api.names()).toEqual(['list'])
  jest.setSystemTime(Date.now() + 6_000)
  await lookAgain()
  await waitFor(() => expect(badge()).toBe('2'))
  expect(api.names()).toEqual(['list', 'list'])
})
