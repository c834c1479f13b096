/** @jest-environment node */
import { createCircuitBreaker } from './circuitBreaker.ts'

const SLOT = 'cart@0.1.0-abcdef01/AddToCart'

function setup() {
  const clock = { now: 1000 }
  const breaker = createCircuitBreaker(() => clock.now)
  const fail = (times: number, slot = SLOT) => {
    for (let count = 0; count < times; count += 1) breaker.enter(slot)!(false)
  }
  return { clock, breaker, fail, isOpen: (slot = SLOT) => breaker.enter(slot) === null }
}

test('the fifth failure within 30 s opens the circuit of this slot and of no other', () => {
  const { fail, isOpen } = setup()
  fail(4)
  expect(isOpen()).toBe(false)
  fail(1)
  expect(isOpen()).toBe(true)
  expect(isOpen('cart@0.1.0-abcdef01/CartBadge')).toBe(false)
  expect(isOpen('cart@0.1.0-abcdef02/AddToCart')).toBe(false)
})

test('failures that are far apart open nothing', () => {
  const { clock, fail, isOpen } = setup()
  for (let count = 0; count < 20; count += 1) {
    fail(1)
    clock.now += 7_600
  }
  expect(isOpen()).toBe(false)
})

test('pages that end well between failures do not hide them', () => {
  const { breaker, fail, isOpen } = setup()
  for (let count = 0; count < 5; count += 1) {
    fail(1)
    breaker.enter(SLOT)?.(true)
  }
  expect(isOpen()).toBe(true)
})

test('after 10 s one page tries the slot, the others still wait', () => {
  const { clock, breaker, fail, isOpen } = setup()
  fail(5)
  clock.now += 9_999
  expect(isOpen()).toBe(true)
  clock.now += 1
  const trial = breaker.enter(SLOT)
  expect(trial).not.toBeNull()
  expect(isOpen()).toBe(true)
  trial!(true)
  expect(isOpen()).toBe(false)
  fail(4)
  expect(isOpen()).toBe(false)
})

test('a trial that fails opens the circuit for another 10 s; one that never ends, too', () => {
  const { clock, breaker, fail, isOpen } = setup()
  fail(5)
  for (const end of [(trial: (isGood: boolean) => void) => trial(false), () => undefined]) {
    clock.now += 10_000
    end(breaker.enter(SLOT)!)
    clock.now += 9_999
    expect(isOpen()).toBe(true)
    clock.now += 1
  }
  expect(isOpen()).toBe(false)
})

test('a page that began before the circuit opened does not close it', () => {
  const { breaker, fail, isOpen } = setup()
  const early = breaker.enter(SLOT)!
  fail(5)
  early(true)
  expect(isOpen()).toBe(true)
})

test('slots of many releases fill no memory', () => {
  const { fail, isOpen } = setup()
  for (let release = 0; release < 2000; release += 1) fail(1, `cart@0.1.${release}/AddToCart`)
  fail(5)
  expect(isOpen()).toBe(true)
})
