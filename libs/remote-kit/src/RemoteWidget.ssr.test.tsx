import type { WidgetLoader } from '@verstak/host'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import type { ComponentType } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { RemoteWidget } from './RemoteWidget.tsx'
import { TestHost, createTestHost } from './TestHost.tsx'

async function render(widget: ComponentType<{ title: string }> | undefined, after?: () => Promise<void>) {
  const preloaded: string[] = []
  const widgets = {
    find: () => widget,
    load: () => Promise.reject(new Error('not on this server')),
    stylesheetsOf: (name: string) => [{ href: `/releases/${name}.css`, integrity: 'sha256-1' }],
    preload: (name: string) => preloaded.push(name),
  } as unknown as WidgetLoader
  const host = { ...createTestHost({ call: createFakeApi().call, region: makeRegion() }), widgets }
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <TestHost host={host}>
        <html lang="ru">
          <head />
          <body>
            <RemoteWidget
              name="listing/FeaturedProducts"
              title="Популярное"
              fallback={<p>загрузка</p>}
              {...(after && { after })}
            />
            <p>остальная страница</p>
          </body>
        </html>
      </TestHost>,
      {
        onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
        onShellError: reject,
        onError: () => undefined,
      },
    )
  })
  return { html, preloaded }
}

test('a widget stands in the page with its stylesheet in the head, and the browser fetches its code early', async () => {
  const { html, preloaded } = await render(({ title }) => <h2>{title}</h2>)
  expect(html).toContain('<h2>Популярное</h2>')
  expect(html).not.toContain('загрузка')
  expect(html.split('</head>')[0]).toContain('href="/releases/listing/FeaturedProducts.css"')
  expect(preloaded).toEqual(['listing/FeaturedProducts'])
})

test('a widget that the page can wait for stands in it, too; the browser does not fetch its code early', async () => {
  const { html, preloaded } = await render(
    ({ title }) => <h2>{title}</h2>,
    () => Promise.reject(new Error('waits')),
  )
  expect(html).toContain('<h2>Популярное</h2>')
  expect(html.split('</head>')[0]).toContain('href="/releases/listing/FeaturedProducts.css"')
  expect(preloaded).toEqual([])
})

test.each([
  ['is missing', undefined],
  [
    'throws',
    () => {
      throw new Error('broken')
    },
  ],
])('a widget that %s on the server leaves its place to the browser', async (_what, widget) => {
  const { html } = await render(widget)
  expect(html).toContain('<p>загрузка</p>')
  expect(html).toContain('остальная страница')
})
