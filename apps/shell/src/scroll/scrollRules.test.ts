import { pageTypeOf } from '@verstak/contracts/routeTable'
import { desktopThreshold, mayStick, offersTop } from './scrollRules.ts'

test('the desktop header sticks after 145 px [HEADER-020]', () => {
  expect(desktopThreshold({ hasInfoBar: false, firstBlocks: 0 })).toBe(145)
})

test('below an info bar it sticks after 185 px [HEADER-021]', () => {
  expect(desktopThreshold({ hasInfoBar: true, firstBlocks: 0 })).toBe(185)
})

test('on the home page the first blocks come before', () => {
  expect(desktopThreshold({ hasInfoBar: true, firstBlocks: 700 })).toBe(885)
})

test.each([
  '/product/drill-7/',
  '/product/drill-7/discussions/',
  '/product/drill-7/otzyvy/',
  '/category/drills-7/otzyvy/',
  '/product/drill-7/add-review/',
  '/product/drill-7/consumables/',
  '/compare/',
])('the desktop header never sticks on %s [HEADER-023]', (path) => {
  expect(mayStick('desktop', path, pageTypeOf(path))).toBe(false)
})

test.each(['/', '/category/drills-7/', '/search/', '/cart-checkout/', '/offices/moscow/', '/nothing/'])(
  'the desktop header sticks on %s',
  (path) => {
    expect(mayStick('desktop', path, pageTypeOf(path))).toBe(true)
  },
)

test.each([
  '/offices/moscow/',
  '/payment-methods/',
  '/courier-delivery/',
  '/region-delivery/',
  '/services/center/',
  '/services/contacts/',
  '/service-and-support/',
  '/product/drill-7/',
  '/product/drill-7/discussions/',
  '/product/drill-7/consumables/',
])('the phone header does not stick on %s [HEADER-025]', (path) => {
  expect(mayStick('phone', path, pageTypeOf(path))).toBe(false)
})

test.each(['/', '/category/drills-7/', '/category/drills-7/otzyvy/', '/cart/', '/compare/'])(
  'the phone header sticks on %s',
  (path) => {
    expect(mayStick('phone', path, pageTypeOf(path))).toBe(true)
  },
)

test('a desktop offers the way to the top after 600 px, whichever way it scrolls', () => {
  expect(offersTop('desktop', 600, false)).toBe(false)
  expect(offersTop('desktop', 601, false)).toBe(true)
  expect(offersTop('desktop', 601, true)).toBe(true)
})

test('a phone offers it to those who scroll back only', () => {
  expect(offersTop('phone', 601, false)).toBe(false)
  expect(offersTop('phone', 601, true)).toBe(true)
  expect(offersTop('phone', 600, true)).toBe(false)
})
