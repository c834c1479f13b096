/** @jest-environment node */
import { placeInStack } from './placeInStack.ts'

const PAGE = `
    at main
    at ShellLayout (main.cjs:1:1)`
const SLOT = `
    at LoadedWidget (main.cjs:1:1)
    at slot:should:cart/AddToCart
    at Suspense
    at remote-part
    at ProductTile (listing-0.1.0-abcdef01/server/index.cjs:1:1)
    at remote-part${PAGE}`

test.each([
  ['in a widget', `\n    at AddToCart (cart-0.1.0-abcdef01/server/index.cjs:1:1)${SLOT}`, true],
  ['in a part of a widget that has a fallback', `\n    at Notice\n    at Suspense\n    at AddToCart${SLOT}`, false],
])('%s', (_where, stack, isWhole) => {
  expect(placeInStack(stack)).toEqual({ slot: 'should', name: 'cart/AddToCart', isWhole })
})

test("in a remote's page, outside of its widgets", () => {
  expect(placeInStack(`\n    at Listing\n    at Suspense\n    at RemoteFrame\n    at remote-part${PAGE}`)).toEqual({
    isPage: true,
  })
})

test.each([PAGE, ''])("in the shell's own parts: %j", (stack) => {
  expect(placeInStack(stack)).toEqual({ isPage: false })
})
