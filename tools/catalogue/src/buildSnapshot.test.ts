import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { buildSnapshot } from './buildSnapshot.ts'
import { loadCatalogue } from './loadCatalogue.ts'

jest.setTimeout(60_000)

let cluster: TestCluster
let folder: string

beforeAll(async () => {
  cluster = await startTestCluster()
  folder = await mkdtemp(join(tmpdir(), 'verstak-snapshot-'))
})
afterAll(async () => {
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('the index of a loaded catalogue stands where the API looks for it', async () => {
  const { url } = await cluster.createDatabase()
  await loadCatalogue({ url, products: 300, seed: 1, today: new Date('2026-11-20') })
  await buildSnapshot(url, folder)
  const file = await readFile(join(folder, 'index', 'catalogue.index'), 'latin1')
  // One of them is withdrawn.
  expect(file).toContain('"size":299')
})

test('a database that does not answer is no index', async () => {
  await expect(buildSnapshot('postgres://nobody@127.0.0.1:1/none', folder)).rejects.toThrow('The index was not built')
})
