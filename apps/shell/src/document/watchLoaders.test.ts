/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import type { RemoteFailure } from '@verstak/host'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { data, redirect } from '@verstak/router'
import type { RouteObject } from '@verstak/router'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createStaticHandler } from 'react-router-dom'
import { watchLoaders } from './watchLoaders.ts'

async function open(load: () => unknown, signal?: AbortSignal) {
  const failures: RemoteFailure[] = []
  const host = createTestHost({
    call: createFakeApi().call,
    region: makeRegion(),
    report: (failure) => failures.push(failure),
  })
  const routes: RouteObject[] = [{ id: 'frame', children: [{ id: 'page', path: '/', loader: load, element: null }] }]
  const handler = createStaticHandler(watchLoaders(host, 'cart', routes))
  const context = await handler.query(new Request('http://store.test/', signal ? { signal } : {})).catch(() => null)
  return { failures, context }
}

test.each([
  ['a mistake in the code', new TypeError('x is not a function')],
  ['an API that is down', new ApiError('unavailable', 0)],
  ['something that is no error', 'oops'],
])('%s is reported as the failure of its remote, and thrown on', async (_what, error) => {
  const { failures, context } = await open(() => Promise.reject(error))
  expect(failures).toEqual([{ remote: 'cart', kind: 'loader', error }])
  expect(Object.values((context as { errors: object }).errors)).toEqual([error])
})

test.each([
  ['a page that does not exist', data(null, { status: 404 })],
  ['a product that the API does not know', new ApiError('not-found', 404)],
  ['a redirect', redirect('/elsewhere/')],
  ['a 503 that the remote gives on purpose', data(null, { status: 503 })],
])('%s is an answer, no failure', async (_what, thrown) => {
  expect((await open(() => Promise.reject(thrown))).failures).toEqual([])
})

test('a loader whose visitor has gone has not failed', async () => {
  const gone = new AbortController()
  const { failures } = await open(() => {
    gone.abort()
    throw new Error('aborted')
  }, gone.signal)
  expect(failures).toEqual([])
})

describe('in a browser', () => {
  let frames: FrameRequestCallback[]

  beforeEach(() => {
    frames = []
    globalThis.requestAnimationFrame = (callback) => frames.push(callback)
  })

  afterEach(() => {
    delete (globalThis as { requestAnimationFrame?: unknown }).requestAnimationFrame
    delete (globalThis as { location?: unknown }).location
  })

  const asked = () => new Promise((resolve) => setImmediate(resolve))
  const paint = () => frames.forEach((callback) => callback(0))

  test('a loader begins once the press is painted', async () => {
    const load = jest.fn(() => null)
    const opened = open(load)
    await asked()
    expect(load).not.toHaveBeenCalled()
    paint()
    await opened
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('a loader that nobody waits for by then does not begin', async () => {
    const gone = new AbortController()
    const load = jest.fn(() => null)
    const opened = open(load, gone.signal)
    await asked()
    gone.abort()
    paint()
    await opened
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(load).not.toHaveBeenCalled()
  })

  const gone = () => data(null, { status: 410 })
  const cases: [string, () => unknown][] = [
    ['that the loader does not know', () => Promise.reject(data(null, { status: 404 }))],
    ['that the API does not know', () => Promise.reject(new ApiError('not-found', 404))],
    ['whose product is no longer sold', gone],
  ]

  async function openFrom(shown: string, load: () => unknown) {
    Object.assign(globalThis, { location: { href: shown } })
    const opened = open(load)
    await asked()
    paint()
    return (await opened).context
  }

  test.each(cases)('an address %s is loaded as a document: the server may lead elsewhere', async (_what, load) => {
    const answer = (await openFrom('http://store.test/brands/', load)) as Response
    expect(answer.headers.get('location')).toBe('http://store.test/')
    expect(answer.headers.get('x-remix-reload-document')).toBe('true')
  })

  test.each(cases)('the shown address %s is not loaded again and again', async (_what, load) => {
    expect(await openFrom('http://store.test/#top', load)).not.toBeInstanceOf(Response)
  })

  test.each([
    ['a page that there is', () => null],
    ['an API that is down', () => Promise.reject(new ApiError('unavailable', 0))],
    ['a 503 on purpose', () => Promise.reject(data(null, { status: 503 }))],
  ])('%s stays within the page', async (_what, load) => {
    expect(await openFrom('http://store.test/brands/', load)).not.toBeInstanceOf(Response)
  })
})
