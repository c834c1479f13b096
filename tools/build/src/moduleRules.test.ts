import { moduleRules } from './moduleRules.ts'
import type { RuleOptions } from './moduleRules.ts'

interface Loader {
  loader: string
  options: { classNameSlug?: (hash: string) => string }
}

/** Class name that linaria generates for the same style in a bundle of this project. */
function classNameIn(options: Partial<RuleOptions>): string | undefined {
  const rules = moduleRules({ app: 'cart', target: 'browser', isDevelopment: false, ...options })
  const loaders = rules.flatMap(({ use }) => (Array.isArray(use) ? (use as Loader[]) : []))
  return loaders.find(({ loader }) => loader?.includes('wyw-in-js'))?.options.classNameSlug?.('x1a2b')
}

test('class names start with the project: two projects that hash the same path do not collide', () => {
  expect(classNameIn({ app: 'cart' })).toBe('cart-x1a2b')
  expect(classNameIn({ app: 'listing' })).toBe('listing-x1a2b')
})

test('server and browser agree on class names', () => {
  expect(classNameIn({ target: 'server' })).toBe(classNameIn({ target: 'browser' }))
})
