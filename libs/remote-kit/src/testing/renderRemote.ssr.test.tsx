import { useSuspenseQuery } from '@tanstack/react-query'
import { listRegions } from '@verstak/contracts/region'
import { useHost } from '@verstak/host'
import type { CreateRoutes } from '@verstak/host'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import type { LeakVisitor } from '@verstak/testing/expectNoLeakBetweenUsers'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createTestHost } from '../TestHost.tsx'
import { renderRemote } from './renderRemote.tsx'

/** A host whose API returns this visitor's data only. */
const hostOf = ({ secret }: LeakVisitor) =>
  createTestHost({
    call: createFakeApi().on(listRegions, () => ({ data: [makeRegion({ name: secret })] })).call,
    region: makeRegion(),
  })

function usePlace() {
  const { call } = useHost()
  return useSuspenseQuery({ queryKey: ['place'], queryFn: () => call(listRegions, {}) }).data.data[0]?.name ?? ''
}

/** A faulty remote: it leaks the last visitor's region to the next one through a module variable. */
function createLeakingRemote(): CreateRoutes {
  const kept: string[] = []
  const Greeting = () => {
    const place = usePlace()
    if (kept.length === 0) kept.push(place)
    return <h1>{kept[0]}</h1>
  }
  return () => [{ id: 'leak.page', path: '/', element: <Greeting /> }]
}

test('a remote that keeps what one visitor got is caught', async () => {
  const createRoutes = createLeakingRemote()
  const render = (visitor: LeakVisitor) => {
    const host = hostOf(visitor)
    return renderRemote(host, createRoutes(host), '/')
  }
  await expect(expectNoLeakBetweenUsers(render)).rejects.toThrow('shows what belongs to another')
})

test('the same remote without the keeping passes', async () => {
  const Greeting = () => <h1>{usePlace()}</h1>
  await expectNoLeakBetweenUsers((visitor) =>
    renderRemote(hostOf(visitor), [{ id: 'good.page', path: '/', element: <Greeting /> }], '/'),
  )
})
