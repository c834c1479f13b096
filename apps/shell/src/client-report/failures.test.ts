import type * as Failures from './failures.ts'

let failures: typeof Failures
beforeEach(() => jest.isolateModulesAsync(async () => void (failures = await import('./failures.ts'))))

const broken = (stack: string) => Object.assign(new Error('broken'), { stack })
const STACK = `Error: broken
    at https://store.test/assets/main.1.js:1:1
    at onClick (https://store.test/releases/cart/0.1.0-abcdef01/browser/AddToCart.1.js:1:99)
    at https://store.test/releases/listing/0.1.0-abcdef02/browser/routes.1.js:1:99`

test('the same error counts once, and each is taken once', () => {
  const error = new Error('broken')
  failures.reportFailure({ remote: 'cart', widget: 'AddToCart', kind: 'load', error })
  failures.reportFailure({ remote: 'cart', kind: 'render', error })
  expect(failures.takeFailures()).toEqual([
    { remote: 'cart', widget: 'AddToCart', kind: 'load', error, at: expect.any(Number) },
  ])
  expect(failures.takeFailures()).toEqual([])
  failures.reportFailure({ remote: 'listing', kind: 'loader', error: new Error('other') })
  expect(failures.takeFailures()).toMatchObject([{ remote: 'listing' }])
  expect(failures.listFailures()).toHaveLength(2)
})

test('a part that fails without end fills no memory', () => {
  for (let count = 0; count < 1000; count += 1) failures.reportFailure({ remote: 'cart', kind: 'script', error: 'no' })
  expect(failures.listFailures().length).toBeLessThanOrEqual(50)
})

test('an error in a handler or a timer is the remote whose script is next in the stack', () => {
  failures.watchScripts()
  window.dispatchEvent(new ErrorEvent('error', { error: broken(STACK) }))
  expect(failures.takeFailures()).toMatchObject([{ remote: 'cart', kind: 'script' }])
})

test('a promise that nobody awaits is its remote too', () => {
  failures.watchScripts()
  const event = Object.assign(new Event('unhandledrejection'), { reason: broken(STACK) })
  window.dispatchEvent(event)
  expect(failures.takeFailures()).toMatchObject([{ remote: 'cart', kind: 'promise' }])
})

test('a script that cannot even be read is known by its file; what leads to no remote is nobody', () => {
  failures.watchScripts()
  const filename = 'https://store.test/releases/product/0.1.0-abcdef03/browser/x.js'
  window.dispatchEvent(new ErrorEvent('error', { filename }))
  window.dispatchEvent(new ErrorEvent('error', { error: broken('at https://store.test/assets/main.1.js:1:1') }))
  expect(failures.takeFailures()).toMatchObject([{ remote: 'product', kind: 'script' }])
})
