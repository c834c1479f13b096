import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { integrityOf } from '@verstak/signature'
import { makeVariant } from './makeVariant.ts'
import { readBuild } from './readBuild.ts'
import { makeRelease, SAMPLE_FILES } from './testing/sampleRelease.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-variant-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
const routes = SAMPLE_FILES['browser/routes.1.js']!

/** A build whose container loads the page's chunk with its hash. */
function makeSource() {
  const files = { ...SAMPLE_FILES, 'browser/remoteEntry.1.js': `load("${sha256(routes)}")` }
  writeFileSync(join(folder, 'x'), '')
  return makeRelease(join(folder, 'source'), {
    ...files,
    'browser/routes.1.js.br': 'old',
    'browser/routes.1.js.gz': 'old',
  })
}

test('a changed server file gives another, whole release; the source stays as it was', async () => {
  const source = makeSource()
  const variant = makeVariant(join(folder, 'source'), join(folder, 'variant'), (files) =>
    files.prepend('server/index.cjs', 'throw new Error("broken")'),
  )
  expect(variant.version).not.toBe(source.version)
  expect(variant.version).toMatch(/^0\.1\.0-[0-9a-f]{12}$/)
  expect(await readBuild(join(folder, 'variant'))).toEqual(variant)
  for (const [path, hash] of Object.entries(variant.hashes)) {
    expect(integrityOf(readFileSync(join(folder, 'variant', path)))).toBe(hash)
  }
  expect(await readBuild(join(folder, 'source'))).toEqual(source)
})

test('a changed chunk takes its compressed neighbours and its integrity in the entry along', () => {
  makeSource()
  makeVariant(join(folder, 'source'), join(folder, 'variant'), (files) => {
    const [chunk] = files.list(/^browser\/routes\..*js$/)
    files.prepend(chunk!, 'throw 1')
    files.prepend(chunk!, 'throw 2')
  })
  const read = (path: string) => readFileSync(join(folder, 'variant', path))
  const changed = `throw 2\nthrow 1\n${routes}`
  expect(String(read('browser/routes.1.js'))).toBe(changed)
  expect(String(brotliDecompressSync(read('browser/routes.1.js.br')))).toBe(changed)
  expect(read('browser/routes.1.js.gz')).toEqual(gzipSync(changed, { level: 1 }))
  expect(String(read('browser/remoteEntry.1.js'))).toBe(`load("${sha256(changed)}")`)
})

test('fields can be others', () => {
  makeSource()
  const variant = makeVariant(join(folder, 'source'), join(folder, 'variant'), () => undefined, {
    routes: ['/basket/'],
  })
  expect(variant.routes).toEqual(['/basket/'])
})
