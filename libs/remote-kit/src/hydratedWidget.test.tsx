import type { Host, WidgetLoader } from '@verstak/host'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen } from '@testing-library/react'
import { Fragment } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.edge'
import { RemoteWidget } from './RemoteWidget.tsx'
import { TestHost, createTestHost } from './TestHost.tsx'

const Row = ({ title }: { title: string }) => <button type="button">{title}</button>

const pageFor = (side: Partial<Record<keyof WidgetLoader, unknown>>, slots?: Host['slots']) => (
  <TestHost
    host={{
      ...createTestHost({ call: createFakeApi().call, region: makeRegion(), report: () => undefined }),
      ...(slots && { slots }),
      widgets: { stylesheetsOf: () => [], preload: () => undefined, ...side } as unknown as WidgetLoader,
    }}
  >
    <RemoteWidget name="listing/FeaturedProducts" title="Ряд" slotClass="should" fallback={<p>загрузка</p>} />
  </TestHost>
)

const here = { find: () => Row }

/** Hydrates the server-rendered widget while its code is loading. */
async function hydrateEarly() {
  const loading = Promise.withResolvers<typeof Row>()
  const onRecoverableError = jest.fn()
  document.body.innerHTML = `<div>${renderToString(pageFor(here, { around: () => Fragment }))}</div>`
  const page = pageFor({ find: () => undefined, load: () => loading.promise })
  const root = await act(() => hydrateRoot(document.querySelector('div')!, page, { onRecoverableError }))
  return { ...loading, onRecoverableError, leave: () => act(async () => root.unmount()) }
}

const part = () => document.querySelector('remote-part')

let complaints: jest.SpyInstance
beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)))
afterEach(() => complaints.mockRestore())

test('presses on a widget of the server wait until its code is here and React has hydrated it', async () => {
  const { resolve, onRecoverableError, leave } = await hydrateEarly()
  const button = screen.getByRole('button', { name: 'Ряд' })
  expect(part()).toHaveAttribute('data-unhydrated')
  await act(async () => resolve(Row))
  expect(part()).not.toHaveAttribute('data-unhydrated')
  expect(screen.getByRole('button', { name: 'Ряд' })).toBe(button)
  expect([onRecoverableError.mock.calls, complaints.mock.calls]).toEqual([[], []])
  await leave()
})

test('those on a widget that the browser renders by itself wait for nothing', () => {
  render(pageFor(here))
  expect(screen.getByRole('button', { name: 'Ряд' })).toBeVisible()
  expect(part()).not.toHaveAttribute('data-unhydrated')
})

test('nor do those on what stands there when its code is lost', async () => {
  const { reject, leave } = await hydrateEarly()
  await act(async () => reject(new Error('lost')))
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(part()).not.toHaveAttribute('data-unhydrated')
  await leave()
})
