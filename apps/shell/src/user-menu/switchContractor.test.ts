import { setContractor } from '@verstak/contracts/session'
import type { Account } from '@verstak/contracts/session'
import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { makeAccount, makeContractor } from '../testing/openHeader.tsx'
import { switchContractor } from './switchContractor.ts'
import { SESSION_KEY } from './useAccount.ts'

const ONE = makeContractor({ id: 5 })
const OTHER = makeContractor({ id: 6 })
const COMPANY = makeAccount({ contractors: [ONE, OTHER] })
const PERSON = { ...COMPANY, isJuristic: false, organization: null }

function setup(account: Account, pathname = '/') {
  const chosen: number[] = []
  const api = createFakeApi().on(setContractor, ({ body }) => {
    chosen.push(body.id)
    return { error: null, user: 'business' as const, account }
  })
  const host = createTestHost({ call: api.call, region: makeRegion() })
  host.queryClient.setQueryData(SESSION_KEY, { user: 'business', account })
  const place = { pathname, reload: jest.fn() }
  return { chosen, place, queryClient: host.queryClient, choose: (id: number) => switchContractor(host, id, place) }
}

test('the organization that is active is not set again [SESSION-012]', async () => {
  const { chosen, place, choose } = setup(COMPANY)
  await choose(5)
  expect(chosen).toEqual([])
  expect(place.reload).not.toHaveBeenCalled()
})

test('one who buys for himself is not set to nobody [SESSION-013]', async () => {
  const { chosen, choose } = setup(PERSON)
  await choose(0)
  expect(chosen).toEqual([])
})

test.each([
  [COMPANY, 6],
  [COMPANY, 0],
  [PERSON, 5],
])('another choice is sent', async (account, id) => {
  const { chosen, choose } = setup(account, '/cart/')
  await choose(id)
  expect(chosen).toEqual([id])
})

test.each(['/cart/', '/cart-checkout/', '/checkout/payment/'])('on %s nothing typed is lost', async (pathname) => {
  const { chosen, place, choose } = setup(COMPANY, pathname)
  await choose(6)
  expect(chosen).toEqual([6])
  expect(place.reload).not.toHaveBeenCalled()
})

test('in place, prices of before are neither shown again nor taken when they come late', async () => {
  const { queryClient, choose } = setup(COMPANY, '/cart/')
  let price = 100
  const shown = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn: () => price })
  shown.subscribe(() => undefined)
  queryClient.setQueryData(['visited'], 100)
  const late = Promise.withResolvers<number>()
  const coming = new QueryObserver(queryClient, {
    queryKey: ['coming'],
    queryFn: () => (price === 100 ? late.promise : price),
  })
  coming.subscribe(() => undefined)
  await waitFor(() => expect(shown.getCurrentResult().data).toBe(100))
  price = 90
  await choose(6)
  late.resolve(100)
  await waitFor(() => expect(coming.getCurrentResult().data).toBe(90))
  expect(shown.getCurrentResult().data).toBe(90)
  expect(queryClient.getQueryData(['visited'])).toBeUndefined()
  expect(queryClient.getQueryData(SESSION_KEY)).toMatchObject({ user: 'business' })
})
