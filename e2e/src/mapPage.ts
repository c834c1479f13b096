import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { browserConfig } from '@verstak/tools-build/commonConfig'
import { runWebpack } from '@verstak/tools-build/runWebpack'

const ROOT = join(import.meta.dirname, '../..')

/** The policy of a store that draws its own plan, without what maps do not use. */
const POLICY =
  "default-src 'self'; script-src 'nonce-page' 'strict-dynamic'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src 'self'"

const DOCUMENT = `<!doctype html><html lang="ru"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Карта</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"><body style="margin:0"><div id="root" style="height:100vh"></div><script nonce="page" src="/main.js" defer></script>`

/** A page with one map, whose points, centre and settings are read from the address. */
const SOURCE = `import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { PointMap } from '@verstak/map/PointMap'
import { globalStyles } from '@verstak/ui-kit/GlobalStyles'
void globalStyles
const props = JSON.parse(decodeURIComponent(location.search.slice(1)))
function Page() {
  const [selectedId, onSelect] = useState(null)
  return createElement(PointMap, { ...props, selectedId, onSelect })
}
createRoot(document.querySelector('#root')).render(createElement(Page))
`

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
}

/** A page of a map on a port of its own. */
export interface MapPage {
  /** Address of the page for properties of `PointMap`. */
  addressOf: (props: object) => string
  close: () => void
}

/** Builds the map as a remote's browser build does, and serves it under the store's policy. */
export async function startMapPage(): Promise<MapPage> {
  const parent = join(ROOT, 'dist')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'map-page-'))
  writeFileSync(join(folder, 'main.jsx'), SOURCE)
  const config = browserConfig({ app: 'map', isDevelopment: true })
  await runWebpack({
    ...config,
    context: ROOT,
    devtool: false,
    entry: { main: join(folder, 'main.jsx') },
    output: {
      path: join(folder, 'files'),
      filename: '[name].js',
      assetModuleFilename: '[name][ext]',
      publicPath: 'auto',
    },
  })
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname
    if (path === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
      return response.end(DOCUMENT)
    }
    try {
      const file = readFileSync(join(folder, 'files', path))
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    addressOf: (props) => `http://127.0.0.1:${port}/?${encodeURIComponent(JSON.stringify(props))}`,
    close: () => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
