/** @jest-environment node */
import { listFlagRows, newBestPrice } from '@verstak/contracts/flag'
import type { FlagRow } from '@verstak/flags/flagRow'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { followFlags } from './followFlags.ts'
import type { FollowedFlags } from './followFlags.ts'

const visitor = { id: 'visitor-0001-abcdef', user: 'guest' as const, layout: 'desktop', regionId: 1 }
const on: FlagRow = { key: newBestPrice.key, isOn: true, rules: [{ target: {}, split: { on: 100 } }] }

let followed: FollowedFlags | undefined
afterEach(() => followed?.close())

async function follow() {
  const shop = { rows: [] as FlagRow[], isDown: false, asked: 0, revision: 0 }
  const reported: unknown[] = []
  const api = createFakeApi().on(listFlagRows, () => {
    shop.asked += 1
    if (shop.isDown) throw new Error('down')
    return { rows: shop.rows, revision: shop.revision }
  })
  followed = await followFlags(api.call, (error) => reported.push(error), 5)
  const value = () => followed!.valueOf(newBestPrice, visitor)
  const until = async (expected: boolean) => {
    while ((await value()) !== expected) await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return { shop, reported, value, until }
}

test('a change of the shop’s is followed without a restart, there and back', async () => {
  const { shop, value, until } = await follow()
  expect(await value()).toBe(false)
  shop.rows = [on]
  await until(true)
  shop.rows = [{ ...on, isOn: false }]
  await until(false)
})

test('while the API is down the last table serves on, and that it is down is said once', async () => {
  const { shop, reported, value, until } = await follow()
  shop.rows = [on]
  await until(true)
  shop.isDown = true
  const asked = shop.asked
  while (shop.asked < asked + 6) await new Promise((resolve) => setTimeout(resolve, 2))
  expect(await value()).toBe(true)
  expect(reported).toHaveLength(1)
  shop.isDown = false
  shop.rows = []
  await until(false)
})

test('an API that never answered leaves every flag at its default', async () => {
  const reported: unknown[] = []
  followed = await followFlags(createFakeApi().call, (error) => reported.push(error), 1000)
  expect(await followed.valuesOf([newBestPrice], visitor)).toEqual({})
  expect(reported).toHaveLength(1)
})

test('the worker hears of each change by staff', async () => {
  const { shop } = await follow()
  expect(followed!.revision()).toBe(0)
  shop.revision = 7
  while (followed!.revision() !== 7) await new Promise((resolve) => setTimeout(resolve, 2))
})
