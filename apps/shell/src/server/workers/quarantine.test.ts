/** @jest-environment node */
import type { LiveRelease } from '@verstak/contracts/registry'
import { createQuarantine } from './quarantine.ts'

const V1 = '1.0.0-00000001'
const V2 = '1.0.0-00000002'

const live = (name: string, version: string): LiveRelease => ({
  name,
  stable: { version, routes: [] },
  previous: null,
  canary: null,
})

function start(remotes = [live('cart', V2), live('listing', V1)]) {
  const clock = { now: 1_000_000 }
  const quarantine = createQuarantine(() => clock.now)
  quarantine.follow(remotes)
  return { quarantine, clock }
}

test('the second worker within a minute that a release ends is the last one', () => {
  const { quarantine, clock } = start()
  expect(quarantine.addHarm(`cart@${V2}`)).toBe(false)
  expect(quarantine.list()).toEqual([])
  clock.now += 59_000
  expect(quarantine.addHarm(`cart@${V2}`)).toBe(true)
  expect(quarantine.list()).toEqual([`cart@${V2}`])
})

test('once in a while may happen, and harms of two releases are not added up', () => {
  const { quarantine, clock } = start()
  for (let times = 0; times < 5; times += 1) {
    expect(quarantine.addHarm(`cart@${V2}`)).toBe(false)
    clock.now += 61_000
  }
  quarantine.addHarm(`cart@${V2}`)
  expect(quarantine.addHarm(`listing@${V1}`)).toBe(false)
})

test('another activation of the same remote ends it, one of a neighbour does not', () => {
  const { quarantine } = start()
  quarantine.addHarm(`cart@${V2}`)
  quarantine.addHarm(`cart@${V2}`)
  quarantine.follow([live('cart', V2), live('listing', V2)])
  expect(quarantine.list()).toEqual([`cart@${V2}`])
  quarantine.follow([live('cart', V1), live('listing', V2)])
  expect(quarantine.list()).toEqual([])
})
