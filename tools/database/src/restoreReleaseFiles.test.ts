import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createFolderStore } from '@verstak/tools-release/createFolderStore'
import { createCredentials, findCredentials } from '@verstak/tools-release/credentials'
import { releasePlaces } from '@verstak/tools-release/releasePlaces'
import { isTrusted, signRelease } from '@verstak/tools-release/signRelease'
import { readTeamKeys } from '@verstak/tools-release/teamKeys'
import { makeRelease, SAMPLE_FILES } from '@verstak/tools-release/testing/sampleRelease'
import { Client } from 'pg'
import { restoreReleaseFiles } from './restoreReleaseFiles.ts'
import { startTestCluster, type TestCluster, type TestDatabase } from './testCluster.ts'

jest.setTimeout(60_000)

let cluster: TestCluster
let database: TestDatabase
let folder: string

beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster.stop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstak-release-files-'))
  database = await cluster.createDatabase()
})
afterEach(() => rm(folder, { recursive: true }))

/** A shop's data folder by name. */
const shop = (name: string) => releasePlaces(join(folder, name), {})

async function run(program: 'backup' | 'restore', url: string, data: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url, VERSTAK_DATA: join(folder, data), INIT_CWD: folder }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, `${program}.ts`), 'shop.gz'],
    { env },
  )
  return stdout
}

async function sql(text: string): Promise<void> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** Publishes a release as its team does: signed, stored, named by the registry. */
async function publish(code: string): Promise<string> {
  const places = shop('old')
  const team =
    (await findCredentials(places, 'cart')) ?? (await createCredentials(places, 'cart', () => Promise.resolve()))
  const build = join(folder, `build-${code}`)
  const release = makeRelease(build, { ...SAMPLE_FILES, 'server/index.cjs': `module.exports = '${code}'` })
  const { version } = release
  await createFolderStore(places.releases).put(build, signRelease(release, team.privateKey))
  await sql(
    `insert into release (remote, version, manifest, digest, actor) values ('cart', '${version}', '{}', '', 'ci')`,
  )
  return version
}

const goLive = (version: string) =>
  sql(`insert into live_release (remote, stable_version) values ('cart', '${version}')`)

test('a restored shop has the files of its releases, and trusts who signed them', async () => {
  const versions = [await publish('one'), await publish('two')]
  await goLive(versions[1]!)
  expect(await run('backup', database.url, 'old')).toContain('of releases (2)')
  expect(await run('restore', (await cluster.createDatabase()).url, 'new')).toContain('releases that were not here (2)')

  const [before, after] = [createFolderStore(shop('old').releases), createFolderStore(shop('new').releases)]
  const keys = (await readTeamKeys(shop('new').teamKeys))['cart'] ?? []
  for (const version of versions) {
    const release = await after.read('cart', version)
    expect(release).toEqual(await before.read('cart', version))
    expect(isTrusted(release!, keys)).toBe(true)
    for (const path of Object.keys(release!.hashes)) {
      const read = (store: typeof after) => readFile(join(store.folderOf('cart', version), path))
      expect(await read(after)).toEqual(await read(before))
    }
  }
})

test('no private key and no token is in a backup', async () => {
  await goLive(await publish('one'))
  const { privateKey, token } = (await findCredentials(shop('old'), 'cart'))!
  await run('backup', database.url, 'old')
  const text = gunzipSync(await readFile(join(folder, 'shop.gz'))).toString()
  const files = [...text.matchAll(/"base64":"([^"]*)"/g)].map(([, base64]) => Buffer.from(base64!, 'base64').toString())
  for (const secret of [privateKey, JSON.stringify(privateKey), token]) {
    for (const part of [text, ...files]) expect(part).not.toContain(secret)
  }
})

test('releases and keys that are there already stay', async () => {
  await goLive(await publish('one'))
  await run('backup', database.url, 'old')
  await createCredentials(shop('new'), 'cart', () => Promise.resolve())
  const [own] = (await readTeamKeys(shop('new').teamKeys))['cart']!
  expect(await restoreReleaseFiles(join(folder, 'shop.gz'), shop('new'))).toBe(1)
  expect(await restoreReleaseFiles(join(folder, 'shop.gz'), shop('new'))).toBe(0)
  const [backedUp] = (await readTeamKeys(shop('old').teamKeys))['cart']!
  expect((await readTeamKeys(shop('new').teamKeys))['cart']).toEqual([own, backedUp])
})

test('a live release whose files are gone is named; the others are saved', async () => {
  const [gone] = [await publish('one'), await publish('two')]
  await goLive(gone!)
  await rm(createFolderStore(shop('old').releases).folderOf('cart', gone!), { recursive: true })
  const said = await run('backup', database.url, 'old')
  expect(said).toContain('of releases (1)')
  expect(said).toContain(`so not in the backup: cart ${gone}`)
})

test('a file that is altered after its release was signed does not come back', async () => {
  const version = await publish('one')
  await appendFile(join(createFolderStore(shop('old').releases).folderOf('cart', version), 'server/index.cjs'), ' ')
  await run('backup', database.url, 'old')
  await expect(restoreReleaseFiles(join(folder, 'shop.gz'), shop('new'))).rejects.toThrow('has not the hash')
  expect(await createFolderStore(shop('new').releases).read('cart', version)).toBeNull()
})

test.each(['releases/cart/1/../../../../x', 'releases/../x/y', '/etc/x', 'releases/cart/1/.ssh', 'notes.txt'])(
  'no backup writes «%s»',
  async (file) => {
    await run('backup', database.url, 'old')
    const lines = gunzipSync(await readFile(join(folder, 'shop.gz')))
      .toString()
      .split('\n')
    const text = [lines[0], JSON.stringify({ file, base64: '' })].join('\n')
    await writeFile(join(folder, 'shop.gz'), gzipSync(`${text}\n`))
    await expect(restoreReleaseFiles(join(folder, 'shop.gz'), shop('new'))).rejects.toThrow('none of a release')
  },
)
