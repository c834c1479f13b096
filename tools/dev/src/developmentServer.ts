import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { DIST, appFolder } from '@verstak/tools-build/paths'
import { describeRelease } from '@verstak/tools-build/release'
import { remoteBrowserConfig, remoteServerConfig } from '@verstak/tools-build/remoteBuild'
import type { Release } from '@verstak/contracts/release'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import { integrityOf } from '@verstak/signature'
import webpack from 'webpack'
import type { Compiler, Configuration, MultiStats, Stats } from 'webpack'
import webpackDevMiddleware from 'webpack-dev-middleware'
import webpackHotMiddleware from 'webpack-hot-middleware'

/**
 * Serves a remote from memory and pushes its changes to open pages: `/browser/*`, `/server/index.cjs` and a
 * `/release.json` whose version changes with the server file.
 */
export async function startDevelopmentServer(name: string, port: number): Promise<{ origin: string }> {
  const { remote } = (await import(join(appFolder(name), 'remote.config.ts'))) as { remote: RemoteConfig }
  const origin = `http://127.0.0.1:${port}`
  const browser = webpack(withUpdates(remoteBrowserConfig(remote, join(DIST, 'dev', name, 'browser'), true), origin))
  const server = webpack(remoteServerConfig(remote, join(DIST, 'dev', name, 'server'), true))
  const files = webpackDevMiddleware(browser, { publicPath: '/browser/', stats: 'errors-warnings' })
  const updates = webpackHotMiddleware(browser, { path: '/updates', log: false })
  const serverFile = watch(server)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.url === '/server/index.cjs') return response.end(await serverFile())
    if (request.url !== '/release.json') {
      response.statusCode = 404
      return response.end()
    }
    const [stats, code] = await Promise.all([browserStats(files), serverFile()])
    response.setHeader('content-type', 'application/json')
    return response.end(JSON.stringify(describeDevelopment(remote, stats, code)))
  }
  const http = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    void files(request, response, () =>
      updates(request, response, () => {
        answer(request, response).catch((error: unknown) => {
          response.statusCode = 500
          response.end(String(error))
        })
      }),
    )
  })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, '127.0.0.1', resolve)
  })
  return { origin }
}

/** The release of a build in memory: it has a hash for the server file only, of which its version changes. */
function describeDevelopment(remote: RemoteConfig, browser: Stats, code: Buffer): Release {
  return describeRelease(remote, {
    browser,
    contract: { uses: { endpoints: {}, widgets: {} }, provides: { widgets: {} } },
    commit: null,
    entry: 'remoteEntry.js',
    hashes: { 'server/index.cjs': integrityOf(code) },
  })
}

/** Adds the update client, and React Refresh with the shell's refresh runtime. */
function withUpdates(config: Configuration, origin: string): Configuration {
  const client = `webpack-hot-middleware/client?path=${origin}/updates&reload=true&quiet=true`
  return {
    ...config,
    output: { ...config.output, publicPath: `${origin}/browser/` },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.EntryPlugin(import.meta.dirname, client, {}),
      new webpack.HotModuleReplacementPlugin(),
      // The refresh runtime itself must not be instrumented.
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /sharedRefreshRuntime/] }),
      new webpack.NormalModuleReplacementPlugin(
        /^react-refresh\/runtime$/,
        join(import.meta.dirname, 'sharedRefreshRuntime.cjs'),
      ),
    ],
  }
}

function browserStats(files: { waitUntilValid(done: (stats?: Stats | MultiStats) => void): void }): Promise<Stats> {
  return new Promise((resolve, reject) =>
    files.waitUntilValid((stats) =>
      stats && 'compilation' in stats && !stats.hasErrors()
        ? resolve(stats)
        : reject(new Error('The browser build failed: see the terminal')),
    ),
  )
}

/** Builds at every change; returns the newest complete server file. */
function watch(compiler: Compiler): () => Promise<Buffer> {
  let current: Promise<Buffer>
  let settle: { resolve(code: Buffer): void; reject(error: Error): void }
  const renew = () => {
    current = new Promise((resolve, reject) => (settle = { resolve, reject }))
    current.catch(() => undefined)
  }
  renew()
  compiler.hooks.invalid.tap('development', renew)
  compiler.watch({}, (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      const message = stats?.toString({ preset: 'errors-only' }) ?? String(error)
      console.error(message)
      settle.reject(new Error(message))
      return
    }
    compiler.outputFileSystem?.readFile(join(compiler.outputPath, 'index.cjs'), (failure, code) =>
      failure ? settle.reject(failure) : settle.resolve(Buffer.from(code as Buffer)),
    )
  })
  return () => current
}
