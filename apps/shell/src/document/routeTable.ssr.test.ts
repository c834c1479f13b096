import { matchPatterns } from '@verstak/contracts/routePattern'
import { routeTable } from '@verstak/contracts/routeTable'
import type { RouteRow } from '@verstak/contracts/routeTable'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { redirect } from '@verstak/router'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import fc from 'fast-check'
import { createStaticHandler } from 'react-router-dom'
import { createShellRoutes, routerPathsOf } from './createShellRoutes.tsx'

const owners = [...new Set(routeTable.map(({ owner }) => owner))]
const patternsOf = (owner: string) => routeTable.filter((row) => row.owner === owner).map(({ pattern }) => pattern)

/** All remotes of the table, each of which answers every request. Those of `down` are released but cannot be loaded. */
function handlerOf(live: readonly string[], down: readonly string[] = [], loader?: () => unknown) {
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion() })
  const remotes = [...live, ...down].map((name) => {
    const routes = patternsOf(name)
    const paths = routerPathsOf(routes)
    const createRoutes = () =>
      paths.map((path) => ({ id: `${name} ${path}`, path, element: null, ...(loader && { loader }) }))
    return { name, routes, ...(down.includes(name) ? {} : { createRoutes }) }
  })
  return createStaticHandler(createShellRoutes(host, remotes))
}

async function statusOf(handler: ReturnType<typeof handlerOf>, path: string): Promise<number> {
  const context = await handler.query(new Request(`http://store.test${path}`))
  return context instanceof Response ? context.status : context.statusCode
}

const name = fc
  .array(fc.constantFrom('dreli', 'bosch', '18v', 'Makita', 'x', '7'), { minLength: 1, maxLength: 3 })
  .map((words) => words.join('-'))
const positive = fc.integer({ min: 1, max: 999_999_999 }).map(String)

/** An example address of a row. */
const addressOf = (row: RouteRow) => {
  const parts = row.pattern.split(/(\{\w+\})/)
  return fc
    .tuple(
      ...parts.map((part) =>
        part.endsWith('Id}')
          ? positive
          : part.endsWith('Path}')
            ? fc.constant('spring/drills')
            : part[0] === '{'
              ? name
              : fc.constant(part),
      ),
    )
    .map((values) => ({ row, parts, values }))
}
const addresses = fc.constantFrom(...routeTable.filter(({ pattern }) => pattern !== '/')).chain(addressOf)

describe('an address of the route table', () => {
  const all = handlerOf(owners)

  test('is answered as it is written, and by no other slash [ROUTE-001]', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, async ({ row, values }) => {
        const path = values.join('')
        expect([path, await statusOf(all, path)]).toEqual([path, 200])
        if (row.pattern.startsWith('/legal/')) return
        expect([path, await statusOf(all, path.slice(0, -1))]).toEqual([path, 404])
        expect([path, await statusOf(all, `${path}/`)]).toEqual([path, 404])
      }),
      { numRuns: 400 },
    )
  })

  test('in another letter case is none [ROUTE-002]', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, fc.nat(), async ({ parts, values }, at) => {
        // Segments with fixed letters; names can be anything.
        const fixed = parts.flatMap((part, index) => (/[a-z]/.test(part) && part[0] !== '{' ? [index] : []))
        const index = fixed[at % fixed.length]!
        const path = values.map((value, i) => (i === index ? value.toUpperCase() : value)).join('')
        expect([path, await statusOf(all, path)]).toEqual([path, 404])
      }),
      { numRuns: 400 },
    )
  })

  test('whose id is no positive integer is none [ROUTE-003] [ROUTE-004] [ROUTE-005] [ROUTE-006]', async () => {
    const withIds = fc.constantFrom(
      ...routeTable.filter(({ pattern, owner }) => pattern.includes('Id}') && owner !== 'content'),
    )
    const wrong = fc.constantFrom('0', '-1', '01', '-0', 'abc', '1.5', '1e3', '')
    await fc.assert(
      fc.asyncProperty(withIds.chain(addressOf), wrong, fc.nat(), async ({ parts, values }, id, at) => {
        const ids = parts.flatMap((part, index) => (part.endsWith('Id}') ? [index] : []))
        const path = values.map((value, index) => (index === ids[at % ids.length] ? id : value)).join('')
        expect([path, await statusOf(all, path)]).toEqual([path, 404])
      }),
      { numRuns: 600 },
    )
  })

  test('in another letter case reaches no loader, which might redirect', async () => {
    const loader = jest.fn(() => redirect('/elsewhere/'))
    const redirecting = handlerOf(owners, [], loader)
    for (const path of ['/Cart/', '/cart', '/CART-checkout/', '/category/dreli-0/'])
      expect([path, await statusOf(redirecting, path)]).toEqual([path, 404])
    expect(loader).not.toHaveBeenCalled()
    expect(await statusOf(redirecting, '/cart/')).toBe(302)
  })

  test('has one owner: no address of one fits a pattern of another', () => {
    fc.assert(
      fc.property(addresses, ({ row, values }) => {
        const others = routeTable.filter(({ owner }) => owner !== row.owner).map(({ pattern }) => pattern)
        const other = matchPatterns(others, values.join(''))
        expect([values.join(''), other?.pattern]).toEqual([values.join(''), undefined])
      }),
      { numRuns: 1000 },
    )
  })

  test('of a remote that was never released is not found; of one that is down, unavailable for a moment', async () => {
    for (const owner of owners) {
      const rest = owners.filter((one) => one !== owner)
      const [never, down] = [handlerOf(rest), handlerOf(rest, [owner])]
      await fc.assert(
        fc.asyncProperty(addresses, async ({ row, values }) => {
          const path = values.join('')
          const isOwn = row.owner === owner
          expect([owner, path, await statusOf(never, path)]).toEqual([owner, path, isOwn ? 404 : 200])
          expect([owner, path, await statusOf(down, path)]).toEqual([owner, path, isOwn ? 503 : 200])
        }),
        { numRuns: 60 },
      )
    }
  })
})
