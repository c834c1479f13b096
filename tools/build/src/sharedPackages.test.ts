import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appFolder } from './paths.ts'
import { LAZY_PARTS, SHARED_PACKAGES, assertShareable, isLazyPart, isShared } from './sharedPackages.ts'

test.each(SHARED_PACKAGES)('a remote may import %s, which the shell provides', (name) => {
  expect(isShared(name)).toBe(true)
  expect(() => assertShareable(name, 'apps/cart/src/CartPage.tsx')).not.toThrow()
})

test.each(LAZY_PARTS)('%s comes from the shell when a remote uses it', (name) => {
  expect(isLazyPart(name)).toBe(true)
  expect(() => assertShareable(name, 'libs/ui-kit/src/Menu/Menu.tsx')).not.toThrow()
})

test.each([
  'react/compiler-runtime',
  'react-dom/client',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query/build/modern/index.js',
  'jotai/utils',
  '@base-ui/react/menu',
])('%s would be a second copy and fails the build, which says who imports it and what to do', (name) => {
  expect(() => assertShareable(name, 'apps/cart/src/CartPage.tsx')).toThrow(
    /^apps\/cart\/src\/CartPage\.tsx imports '.*second copy.*add it to sharedPackages\.ts/s,
  )
})

test.each(['@verstak/ui-kit/Button', '@verstak/contracts/cart', 'valibot', 'reactive', 'jotai-like'])(
  '%s becomes part of the remote',
  (name) => {
    expect(isShared(name)).toBe(false)
    expect(() => assertShareable(name, 'apps/cart')).not.toThrow()
  },
)

test("the shell's server provides exactly the shared packages", () => {
  const source = readFileSync(join(appFolder('shell'), 'src/server/releases/sharedModules.ts'), 'utf8')
  const imported = [...source.matchAll(/ from '([^']+)'/g)].map(([, name]) => name)
  expect(imported.sort()).toEqual([...SHARED_PACKAGES].sort())
})

test('the browser part of the shell names exactly the lazy parts', () => {
  const source = readFileSync(join(appFolder('shell'), 'src/client/lazyParts.ts'), 'utf8')
  const imported = [...source.matchAll(/import\('([^']+)'\)/g)].map(([, name]) => name)
  expect(imported.sort()).toEqual([...LAZY_PARTS].sort())
})
