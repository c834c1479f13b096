import type { Host } from '@verstak/host'
import type { RouteObject } from '@verstak/router'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom'
import { TestHost } from '../TestHost.tsx'

/**
 * Markup of a remote's page as the server sends it to a crawler, with all its data; for tests.
 * @throws when the page redirects or throws
 */
export async function renderRemote(host: Host, routes: RouteObject[], address: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://store.test${address}`))
  if (context instanceof Response) throw new Error(`${address} redirects to ${context.headers.get('location')}`)
  const page = (
    <TestHost host={host}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </TestHost>
  )
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: 1_000_000,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    })
  })
}
