import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { constants, createBrotliCompress } from 'node:zlib'
import { QueryClientProvider } from '@tanstack/react-query'
import { createCall } from '@verstak/api-client/call'
import { getLiveReleases } from '@verstak/contracts/registry'
import { HostContext } from '@verstak/host'
import type { Host } from '@verstak/host'
import { Provider as StoreProvider } from 'jotai'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom'
import { regionOf } from '../document/regionOf.ts'
import { createDeferredScripts } from '../server/page/deferredScripts.ts'
import { PageStream } from '../server/page/PageStream.ts'
import { createQueryScripts } from '../server/page/queryScripts.ts'
import { loadRelease } from '../server/releases/loadRelease.ts'
import { createTeamKeys } from '../server/releases/teamKeys.ts'
import { createServerHost } from '../server/page/serverHost.ts'
import { serverTransport } from '../server/api/serverTransport.ts'
import { createSiteData } from '../server/api/siteData.ts'

/**
 * `node alone.cjs <remote>`: serves the pages of one live remote without the shell's frame and without other remotes'
 * widgets, to benchmark the cost of composition. Same number of workers and same compression as the shell.
 */
const [name = ''] = process.argv.slice(2)
const { PORT, API_ORIGIN = '', VERSTAK_RELEASES = '', VERSTAK_TEAM_KEYS = '' } = process.env
const WORKERS = 2
const MUST_DEADLINE_MS = 3000
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } }
const Nothing = () => null

async function serve(): Promise<void> {
  const call = createCall(serverTransport(API_ORIGIN, { requestId: 'alone' }))
  const { remotes } = await call(getLiveReleases, { query: {} })
  const live = remotes.find((remote) => remote.name === name)
  if (!live) throw new Error(`${name} is not live`)
  const source = { store: VERSTAK_RELEASES, keys: createTeamKeys(VERSTAK_TEAM_KEYS) }
  const remote = await loadRelease(source, { name, version: live.stable.version })
  const createRoutes = remote.page?.createRoutes
  if (!createRoutes) throw new Error(`${name} has no pages`)
  const readSiteData = createSiteData(call, (error) => console.error(error))

  const render = async (path: string, output: NodeJS.WritableStream) => {
    const siteData = await readSiteData()
    const scripts = createDeferredScripts('')
    const region = regionOf(siteData.regions, undefined)
    const send = serverTransport(API_ORIGIN, { requestId: 'alone' })
    const common = {
      layout: 'desktop',
      scripts,
      region,
      flags: {},
      session: null,
      siteData,
      send,
      onPart: () => undefined,
    } as const
    const bare = createServerHost({ ...common, remotes: [remote] })
    const host: Host = { ...bare, report: () => undefined, widgets: { ...bare.widgets, find: () => Nothing } }
    const handler = createStaticHandler(createRoutes(host))
    const context = await handler.query(new Request(new URL(path, 'http://store.invalid')))
    if (context instanceof Response) throw new Error(`${path} leads on`)
    const queryScripts = createQueryScripts(host.queryClient, '')
    const stream = renderToPipeableStream(
      <HostContext value={host}>
        <QueryClientProvider client={host.queryClient}>
          <StoreProvider store={host.store}>
            <html lang="ru">
              <head />
              <body>
                <StaticRouterProvider
                  router={createStaticRouter(handler.dataRoutes, context)}
                  context={context}
                  hydrate={false}
                />
              </body>
            </html>
          </StoreProvider>
        </QueryClientProvider>
      </HostContext>,
      {
        progressiveChunkSize: 1_000_000,
        onShellReady: () => {
          const send = () => stream.pipe(new PageStream(output, queryScripts.take) as unknown as NodeJS.WritableStream)
          void queryScripts.mustSettled(MUST_DEADLINE_MS).then(send)
        },
        onError: (error) => console.error(error),
      },
    )
  }

  createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    const encoder = createBrotliCompress(BROTLI)
    encoder.pipe(response)
    render(request.url ?? '/', encoder).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  }).listen(Number(PORT), '127.0.0.1')
}

if (cluster.isPrimary) for (let worker = 0; worker < WORKERS; worker += 1) cluster.fork()
else await serve()
