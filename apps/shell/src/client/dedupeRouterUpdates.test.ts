import { createMemoryRouter } from 'react-router-dom'
import { dedupeRouterUpdates } from './dedupeRouterUpdates.ts'

function start() {
  let resolve = (_data: unknown) => {}
  const loader = () => new Promise((done) => (resolve = done))
  const router = createMemoryRouter([{ path: '/*', loader, id: 'page' }], {
    hydrationData: { loaderData: { page: 0 } },
    patchRoutesOnNavigation: async () => undefined,
  })
  const told: string[] = []
  const listen = () => void told.push(`${router.state.navigation.state} ${router.state.location.search}`)
  return { router, told, listen, finish: () => resolve(1) }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('a navigation is told of once when it begins and once when it ends', async () => {
  const { router, told, listen, finish } = start()
  dedupeRouterUpdates(router)
  router.subscribe(listen)
  void router.navigate('/?filters=brand:1')
  await turn()
  expect(told).toEqual(['loading '])
  finish()
  await turn()
  expect(told).toEqual(['loading ', 'idle ?filters=brand:1'])
})

test('each who listens hears of what is new since he does, and no more once he has left', async () => {
  const { router, told, listen, finish } = start()
  dedupeRouterUpdates(router)
  const other: string[] = []
  const leave = router.subscribe(() => void other.push('news'))
  void router.navigate('/?filters=brand:1')
  await turn()
  leave()
  router.subscribe(listen)
  finish()
  await turn()
  expect(told).toEqual(['idle ?filters=brand:1'])
  expect(other).toEqual(['news'])
})

test('React Router still tells twice; when it no longer does, this is to go', async () => {
  const { router, told, listen } = start()
  router.subscribe(listen)
  void router.navigate('/?filters=brand:1')
  await turn()
  expect(told).toEqual(['loading ', 'loading '])
})
