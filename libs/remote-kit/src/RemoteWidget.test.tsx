import type { WidgetLoader } from '@verstak/host'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { RemoteWidget } from './RemoteWidget.tsx'
import { TestHost, createTestHost } from './TestHost.tsx'

type Row = ComponentType<{ title: string }>

const Row: Row = ({ title }) => <h2>{title}</h2>

/** Loads like the host in the browser, one request at a time; the test settles each request. */
function createLoader(loaded?: Row) {
  const requests: PromiseWithResolvers<Row>[] = []
  let here = loaded
  let running: Promise<Row> | undefined
  const request = async () => {
    const next = Promise.withResolvers<Row>()
    requests.push(next)
    try {
      return (here = await next.promise)
    } finally {
      running = undefined
    }
  }
  const widgets = {
    find: () => here,
    load: () => (running ??= request()),
    stylesheetsOf: (name: string) => [{ href: `/releases/${name}.css`, integrity: 'sha256-1' }],
    preload: () => undefined,
  }
  return { widgets: widgets as unknown as WidgetLoader, requests }
}

async function show(
  widgets: WidgetLoader,
  failure?: (retry: () => void) => React.ReactNode,
  after?: () => Promise<void>,
) {
  const host = { ...createTestHost({ call: createFakeApi().call, region: makeRegion() }), widgets }
  await act(async () =>
    render(
      <TestHost host={host}>
        <RemoteWidget
          name="listing/FeaturedProducts"
          title="Популярное"
          fallback={<p>загрузка</p>}
          {...(failure ? { failure } : {})}
          {...(after && { after })}
        />
        <p>остальная страница</p>
      </TestHost>,
    ),
  )
}

const askAgain = (retry: () => void) => <button onClick={retry}>Повторить</button>

/** Lets React process the settled promise. */
const settle = (end: () => void) =>
  act(async () => {
    end()
    await new Promise((resolve) => setTimeout(resolve, 0))
  })

/** By hand: user-event does not await the click, so React's `act` misses a suspension inside it. */
const clickRetry = () => settle(() => screen.getByRole('button', { name: 'Повторить' }).click())

let complaints: jest.SpyInstance
beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)))
afterEach(() => complaints.mockRestore())

test('keeps the place of a widget until its code is here, then shows it with its props', async () => {
  const { widgets, requests } = createLoader()
  await show(widgets)
  expect(screen.getByText('загрузка')).toBeVisible()
  await settle(() => requests[0]!.resolve(Row))
  expect(screen.getByRole('heading', { name: 'Популярное' })).toBeVisible()
  expect(screen.queryByText('загрузка')).not.toBeInTheDocument()
})

test('a widget whose code is here is shown at once, with its stylesheets', async () => {
  const { widgets, requests } = createLoader(Row)
  await show(widgets)
  expect(requests).toHaveLength(0)
  expect(screen.getByRole('heading', { name: 'Популярное' })).toBeVisible()
  expect(document.head.querySelector('link[href="/releases/listing/FeaturedProducts.css"]')).toBeInTheDocument()
})

test('the code of a widget that the page can wait for is asked for afterwards', async () => {
  const { widgets, requests } = createLoader()
  const { promise, resolve } = Promise.withResolvers<void>()
  await show(widgets, undefined, () => promise)
  expect(requests).toHaveLength(0)
  expect(screen.getByText('загрузка')).toBeVisible()
  await settle(resolve)
  await settle(() => requests[0]!.resolve(Row))
  expect(screen.getByRole('heading', { name: 'Популярное' })).toBeVisible()
})

test('a widget that cannot be loaded costs one request and its own place, not the page', async () => {
  const { widgets, requests } = createLoader()
  await show(widgets, askAgain)
  await settle(() => requests[0]!.reject(new Error('offline')))
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(screen.getByText('остальная страница')).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('one click loads a widget anew', async () => {
  const { widgets, requests } = createLoader()
  await show(widgets, askAgain)
  await settle(() => requests[0]!.reject(new Error('offline')))
  await clickRetry()
  expect(screen.getByText('загрузка')).toBeVisible()
  await settle(() => requests[1]!.resolve(Row))
  expect(screen.getByRole('heading', { name: 'Популярное' })).toBeVisible()
})

test('a widget that fails again can be asked for again', async () => {
  const { widgets, requests } = createLoader()
  await show(widgets, askAgain)
  for (const attempt of [0, 1, 2]) {
    await settle(() => requests[attempt]!.reject(new Error('offline')))
    await clickRetry()
  }
  await settle(() => requests[3]!.resolve(Row))
  expect(screen.getByRole('heading', { name: 'Популярное' })).toBeVisible()
})

test('a widget that throws while it renders is tried anew without another request', async () => {
  let isBroken = true
  const { widgets, requests } = createLoader((props) => {
    if (isBroken) throw new Error('broken')
    return <Row {...props} />
  })
  await show(widgets, askAgain)
  isBroken = false
  await clickRetry()
  expect(screen.getByRole('heading', { name: 'Популярное' })).toBeVisible()
  expect(requests).toHaveLength(0)
})

test('nothing stands in the place of a failed widget unless something is given', async () => {
  const { widgets, requests } = createLoader()
  await show(widgets)
  await settle(() => requests[0]!.reject(new Error('offline')))
  expect(screen.queryByText('загрузка')).not.toBeInTheDocument()
  expect(screen.getByText('остальная страница')).toBeVisible()
})
