import { COUNTS_KEY } from '@verstak/contracts/counts'
import { getMarks, type Marks } from '@verstak/contracts/marks'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { applyConfirmedMark, sendMark } from './applyConfirmedMark.tsx'
import { createTestHost } from './TestHost.tsx'

const key = queryKeyOf(getMarks, {})

function makeHost(known?: Marks) {
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion() })
  if (known) host.queryClient.setQueryData(key, known)
  return { host, marks: () => host.queryClient.getQueryData<Marks>(key) }
}

test.each([
  ['is added as the newest', true, { favorites: [3, 1, 2], compare: [3] }],
  ['is taken away, from its list alone', false, { favorites: [1, 2], compare: [3] }],
])('a mark %s', (_, isMarked, after) => {
  const { host, marks } = makeHost({ favorites: [1, 2], compare: [3] })
  applyConfirmedMark(host, { list: 'favorites', productId: 3, isMarked, count: 9 })
  applyConfirmedMark(host, { list: 'favorites', productId: 3, isMarked, count: 9 })
  expect(marks()).toEqual(after)
})

test('an answer that was asked for before does not take the mark back', async () => {
  const { host, marks } = makeHost()
  const asked = [Promise.withResolvers<Marks>(), Promise.withResolvers<Marks>()]
  let count = 0
  const query = { queryKey: key, queryFn: () => asked[count++]!.promise }
  void host.queryClient.fetchQuery(query).catch(() => undefined)
  applyConfirmedMark(host, { list: 'compare', productId: 7, isMarked: true, count: 2 })
  asked[0]!.resolve({ favorites: [], compare: [5] })
  await new Promise((resolve) => setTimeout(resolve))
  expect(marks()?.compare).toEqual([7])
  // The pending data is unknown, so the query is invalidated and refetched.
  expect(host.queryClient.getQueryState(key)?.isInvalidated).toBe(true)
})

test.each(['under way', 'failed'])(
  'counts whose call is %s are asked for anew, and do not take the mark back',
  async (how) => {
    const { host } = makeHost()
    const { promise, resolve, reject } = Promise.withResolvers<object>()
    const counts = host.queryClient
      .fetchQuery({ queryKey: [COUNTS_KEY], queryFn: () => promise })
      .catch(() => undefined)
    if (how === 'failed') {
      reject(new Error('unavailable'))
      await counts
    }
    applyConfirmedMark(host, { list: 'favorites', productId: 7, isMarked: true, count: 3 })
    resolve({ favorites: { count: 2 } })
    await new Promise((later) => setTimeout(later))
    expect(host.queryClient.getQueryData([COUNTS_KEY])).toMatchObject({ favorites: { count: 3 } })
    // The other counts, the cart above all, are not zero.
    expect(host.queryClient.getQueryState([COUNTS_KEY])?.isInvalidated).toBe(true)
  },
)

test('of two marks at once the older number may come last: then the badge asks anew, else it does not', () => {
  const { host } = makeHost({ favorites: [], compare: [] })
  const isStale = () => host.queryClient.getQueryState([COUNTS_KEY])?.isInvalidated
  const add = (productId: number, count: number) =>
    applyConfirmedMark(host, { list: 'favorites', productId, isMarked: true, count })
  add(1, 1)
  expect(isStale()).toBe(false)
  add(3, 3)
  add(2, 2)
  expect(isStale()).toBe(true)
  // Result of the refetch.
  host.queryClient.setQueryData([COUNTS_KEY], { favorites: { count: 3 } })
  add(4, 4)
  expect(isStale()).toBe(false)
  expect(host.queryClient.getQueryData([COUNTS_KEY])).toEqual({ favorites: { count: 4 } })
})

test('of two marks whose answers come swapped the newer number stays [SHELL-037]', () => {
  const { host } = makeHost({ favorites: [], compare: [] })
  const shown = () => host.queryClient.getQueryData([COUNTS_KEY])
  const add = (productId: number, count: number, revision: number) =>
    applyConfirmedMark(host, { list: 'favorites', productId, isMarked: true, count, revision })
  add(2, 2, 1002)
  add(1, 1, 1001)
  expect(shown()).toMatchObject({ favorites: { count: 2, revision: 1002 } })
  // The other list has changes of its own.
  applyConfirmedMark(host, { list: 'compare', productId: 1, isMarked: true, count: 1, revision: 1001 })
  expect(shown()).toMatchObject({ compare: { count: 1 } })
})

test('a tab that was looked at again knows more than an answer that was under way', () => {
  const { host } = makeHost({ favorites: [1, 2], compare: [] })
  host.queryClient.setQueryData([COUNTS_KEY], { favorites: { count: 2, revision: 1002 } })
  applyConfirmedMark(host, { list: 'favorites', productId: 1, isMarked: true, count: 1, revision: 1001 })
  expect(host.queryClient.getQueryData([COUNTS_KEY])).toEqual({ favorites: { count: 2, revision: 1002 } })
})

describe('changes', () => {
  const setMarked = (is: boolean) => {
    document.cookie = `has_marks=1; path=/${is ? '' : '; max-age=0'}`
  }
  const giveLocks = (locks?: object) => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  afterEach(() => {
    setMarked(false)
    giveLocks(undefined)
  })

  /** A lock that runs tasks one after another, as browsers do. */
  const oneByOne = () => {
    let last = Promise.resolve()
    const request = (_: string, run: () => Promise<void>) => (last = last.then(run))
    return { request }
  }

  test.each([
    ['of a visitor without marks wait for each other', false, oneByOne(), ['a+', 'a-', 'b+', 'b-']],
    ['of one who has some do not', true, oneByOne(), ['a+', 'b+', 'a-', 'b-']],
    ['wait without locks too', false, undefined, ['a+', 'a-', 'b+', 'b-']],
    ['of one who has some do not, without locks either', true, undefined, ['a+', 'b+', 'a-', 'b-']],
  ])('%s', async (_, isMarked, locks, order) => {
    setMarked(isMarked)
    giveLocks(locks)
    const { host } = makeHost()
    const seen: string[] = []
    const send = (name: string) => async () => {
      seen.push(`${name}+`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      seen.push(`${name}-`)
      return name
    }
    expect(await Promise.all([sendMark(host, send('a')), sendMark(host, send('b'))])).toEqual(['a', 'b'])
    expect(seen).toEqual(order)
  })

  test('without locks, wait for those of other remotes, which have a copy of this module, and for failed ones', async () => {
    giveLocks(undefined)
    const { host } = makeHost()
    const first = Promise.withResolvers<string>()
    const failed = sendMark(host, () => first.promise)
    const send = jest.fn(() => Promise.resolve('b'))
    let answer: Promise<string> | undefined
    await jest.isolateModulesAsync(async () => {
      const copy = await import('./applyConfirmedMark.tsx')
      answer = copy.sendMark(host, send)
    })
    await new Promise((resolve) => setTimeout(resolve))
    expect(send).not.toHaveBeenCalled()
    first.reject(new Error('refused'))
    await expect(failed).rejects.toThrow('refused')
    await expect(answer).resolves.toBe('b')
  })

  test('are sent once, also when the answer is empty', async () => {
    giveLocks(oneByOne())
    const send = jest.fn(() => Promise.resolve(undefined))
    await sendMark(makeHost().host, send)
    expect(send).toHaveBeenCalledTimes(1)
  })
})
