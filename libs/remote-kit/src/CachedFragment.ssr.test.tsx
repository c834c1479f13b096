/** @jest-environment @verstak/tools-test/productionEnvironment */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { HostContext, useHost, useUser } from '@verstak/host'
import type { Host } from '@verstak/host'
import { createFragmentCache } from '@verstak/host/createFragmentCache'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { makeRegion } from '@verstak/testing/factories'
import * as React from 'react'
import { Suspense, use, useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { CachedFragment } from './CachedFragment.tsx'
import { createTestHost } from './TestHost.tsx'

const bare = () => createTestHost({ call: createFakeApi().call, region: makeRegion() })

/** The host of a page that shares `cache` with others. */
function hostWith(cache: ReturnType<typeof createFragmentCache>, scope = 'guest', own: Partial<Host> = {}): Host {
  const host = { ...bare(), ...own }
  return { ...host, fragmentCache: cache(scope, host) }
}

function render(host: Host, page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(<HostContext value={host}>{page}</HostContext>, {
      progressiveChunkSize: 1_000_000,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    })
  })
}

/** A page with a part, and a counter of the part's renders. */
function setUp(content: () => ReactNode = () => <i>Дрель & пила, {2} шт.</i>) {
  let renderings = 0
  const Part = () => {
    renderings++
    return content()
  }
  const page = (of: string, button: ReactElement = <b>В корзину</b>) => (
    <main>
      <CachedFragment of={[of]}>
        <Part />
      </CachedFragment>
      {button}
    </main>
  )
  return { page, renderings: () => renderings }
}

test('this is the React of production', () => {
  expect(Object.keys(React)).not.toContain('act')
})

test('a part that comes again is rendered once more for all pages, what stands beside it for each', async () => {
  const { page, renderings } = setUp()
  const cache = createFragmentCache()
  for (const button of ['один', 'два', 'три']) await render(hostWith(cache), page('дрель', <b>{button}</b>))
  const last = await render(hostWith(cache), page('дрель', <b>два</b>))
  expect(renderings()).toBe(2)
  expect(last).toContain('<i>Дрель &amp; пила, <!-- -->2<!-- --> шт.</i></div><b>два</b></main>')
})

test('the markup is what the page without a cache has, which the browser takes over', async () => {
  const { page } = setUp()
  const cache = createFragmentCache()
  for (let count = 0; count < 3; count++)
    expect(await render(hostWith(cache), page('дрель'))).toBe(await render(bare(), page('дрель')))
})

test('what differs, and pages of another scope, are rendered for themselves', async () => {
  const { page, renderings } = setUp()
  const cache = createFragmentCache()
  for (let count = 0; count < 3; count++) {
    await render(hostWith(cache), page('дрель'))
    await render(hostWith(cache), page('пила'))
    await render(hostWith(cache, 'business'), page('дрель'))
  }
  expect(renderings()).toBe(6)
})

test('a part knows the kind of user, and nothing else of its visitor', async () => {
  const Own = () => {
    const { queryClient } = useHost()
    return <p>{`${useUser()} ${String(queryClient.getQueryData(['secret']))}`}</p>
  }
  const { page } = setUp(() => <Own />)
  const host = hostWith(createFragmentCache(), 'business', { user: 'business' })
  host.queryClient.setQueryData(['secret'], 'секрет')
  await render(host, page('дрель'))
  expect(await render(host, page('дрель'))).toContain('<p>business undefined</p>')
})

test.each<[string, () => ReactNode]>([
  ['asks for something of the visitor’s', () => <Asking />],
  ['comes later', () => <Late />],
  ['has an id that counts by its place on the page', () => <Labelled />],
])('a part that %s is rendered within its page', async (_, content) => {
  const { page } = setUp(content)
  const cache = createFragmentCache()
  for (let count = 0; count < 3; count++)
    expect(await render(hostWith(cache), page('дрель'))).toBe(await render(bare(), page('дрель')))
})

function Asking() {
  const { widgets } = useHost()
  return <p>{String(widgets.find('cart/AddToCart'))}</p>
}

const tomorrow = new Promise<string>((resolve) => setTimeout(resolve, 10, 'завтра'))

function Late() {
  return (
    <Suspense fallback="…">
      <Tomorrow />
    </Suspense>
  )
}

const Tomorrow = () => <b>{use(tomorrow)}</b>

function Labelled() {
  return <label htmlFor={useId()}>Цена</label>
}
