import { addToCart } from '@verstak/contracts/cart'
import { makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { act, waitFor } from '@testing-library/react'
import { createCartApi, heldCall, setHasCart } from '../testing/cartApi.ts'
import { findField, press, pressAtOnce, renderButtons } from '../testing/renderButtons.tsx'
import { setupModals } from '@verstak/testing/setupModals'

const drill = makeProductTile({ id: 1, name: 'Дрель' })

beforeAll(setupModals)
beforeEach(() => setHasCart(true))

const later = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)))
const leave = () => act(async () => void window.dispatchEvent(new Event('pagehide')))

test('a change that still waits for more presses is sent at once, and to its end', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  renderButtons(api, [drill])
  await findField(drill)
  pressAtOnce(drill, 'Больше')
  expect(api.addedQuantities()).toEqual([])
  await leave()
  expect(api.addedQuantities()).toEqual([2])
  expect(api.calls.at(-1)?.options).toMatchObject({ keepalive: true })
  await later(400)
  expect(api.addedQuantities()).toEqual([2])
})

test('a change behind one that is under way does not wait for its turn', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  const held = heldCall(api, addToCart)
  renderButtons(held, [drill])
  await findField(drill)
  await press(drill, 'Больше')
  await waitFor(() => expect(held.waiting()).toBe(1))
  await press(drill, 'Больше')
  await later(400)
  expect(held.waiting()).toBe(1)
  await leave()
  expect(held.waiting()).toBe(2)
  held.release()
  await waitFor(() => expect(api.addedQuantities()).toEqual([2, 3]))
  await later(0)
  expect(api.addedQuantities()).toEqual([2, 3])
})

test('going back to where it was is sent when another quantity is under way', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  const held = heldCall(api, addToCart)
  renderButtons(held, [drill])
  await findField(drill)
  await press(drill, 'Больше')
  await waitFor(() => expect(held.waiting()).toBe(1))
  await press(drill, 'Меньше')
  await leave()
  expect(held.waiting()).toBe(2)
  held.release()
  await waitFor(() => expect(api.addedQuantities()).toEqual([2, 1]))
})

test('with nothing changed nothing is sent', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  renderButtons(api, [drill])
  await findField(drill)
  await leave()
  expect(api.names()).toEqual(['list'])
})
