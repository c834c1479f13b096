import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChunkIntegrityPlugin } from './chunkIntegrity.ts'
import { runWebpack } from './runWebpack.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-integrity-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the entry loads each chunk with the hash of its final bytes, and without crossorigin', async () => {
  writeFileSync(join(folder, 'one.js'), 'export const one = document.title')
  writeFileSync(join(folder, 'two.js'), 'export const two = document.URL')
  writeFileSync(join(folder, 'entry.js'), 'import("./one.js").then(console.log); import("./two.js").then(console.log)')
  await runWebpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: {
      path: join(folder, 'out'),
      filename: 'entry.[contenthash:8].js',
      chunkFilename: 'chunk.[contenthash:8].js',
      publicPath: 'auto',
    },
    plugins: [new ChunkIntegrityPlugin()],
  })
  const files = readdirSync(join(folder, 'out'))
  const read = (file: string) => readFileSync(join(folder, 'out', file))
  const entry = String(read(files.find((file) => file.startsWith('entry'))!))
  const chunks = files.filter((file) => file.startsWith('chunk'))
  expect(chunks).toHaveLength(2)
  for (const chunk of chunks) expect(entry).toContain(createHash('sha256').update(read(chunk)).digest('base64'))
  expect(entry).toMatch(/\.integrity="sha256-"\+/)
  expect(entry).not.toMatch(/integrity of|crossOrigin/)
})

test('hashes of what only one named chunk brings are in that chunk', async () => {
  writeFileSync(join(folder, 'late.js'), 'export const late = document.title')
  writeFileSync(join(folder, 'both.js'), 'export const both = document.referrer')
  writeFileSync(
    join(folder, 'routes.js'),
    'import("./late.js").then(console.log); import("./both.js").then(console.log)',
  )
  writeFileSync(join(folder, 'badge.js'), 'import("./both.js").then(console.log)')
  writeFileSync(
    join(folder, 'entry.js'),
    'import(/* webpackChunkName: "routes" */ "./routes.js"); import(/* webpackChunkName: "badge" */ "./badge.js")',
  )
  const { compilation } = await runWebpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: {
      path: join(folder, 'out'),
      filename: 'entry.js',
      chunkFilename: '[id].js',
      publicPath: 'auto',
      uniqueName: 'shop',
    },
    plugins: [new ChunkIntegrityPlugin()],
  })
  const read = (file: string) => readFileSync(join(folder, 'out', file))
  const hashOf = (module: string) => {
    const [chunk] = [...compilation.chunks].filter(
      ({ name, id }) => (name ?? '') === module || (!name && String(read(`${id}.js`)).includes(module)),
    )
    return createHash('sha256')
      .update(read(`${chunk!.id}.js`))
      .digest('base64')
  }
  const routes = compilation.namedChunks.get('routes')!
  const entry = String(read('entry.js'))
  expect(String(read(`${routes.id}.js`))).toContain(`"${hashOf('title')}"`)
  expect(String(read(`${routes.id}.js`))).toContain(';Object.assign(self["shop hashes"]??={},')
  expect(entry).not.toContain(hashOf('title'))
  for (const module of ['routes', 'badge', 'referrer']) expect(entry).toContain(hashOf(module))
})
