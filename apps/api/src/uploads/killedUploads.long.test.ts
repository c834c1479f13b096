import { existsSync, readdirSync, statSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  startUpload,
  UPLOAD_LIFETIME_MS,
  UPLOAD_PART_PATH,
  type Upload,
  type UploadKey,
} from '@verstak/contracts/upload'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@verstak/tools-database/embeddedPostgres'
import { migrate } from '@verstak/tools-database/migrate'
import sharp from 'sharp'
import { openDatabase, type OpenDatabase } from '../db/openDatabase.ts'
import { startApiProcess, waitUntilReady, type ApiProcess } from '../testing/apiProcess.ts'
import { fillShop } from '../testing/fillShop.ts'
import { webmOf } from './badFiles.data.ts'
import { cleanUploads } from './cleanUploads.ts'
import { createFolderStore } from './createFolderStore.ts'

const KILLS = 6
const AT_ONCE = 6
const HEADERS = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }

let dataFolder: string
let postgres: EmbeddedPostgres
let own: OpenDatabase
let api: ApiProcess
const uploads = () => join(dataFolder, 'uploads')

async function startShop(): Promise<ApiProcess> {
  const env = { DATABASE_URL: postgres.url, VERSTAK_DATA: dataFolder, LOG_LEVEL: 'fatal', CATALOGUE_INDEX: 'sql' }
  const started = await startApiProcess(env)
  await waitUntilReady(started)
  return started
}

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'verstak-killed-uploads-'))
  await chmod(dataFolder, 0o711)
  postgres = await startEmbeddedPostgres({ dataFolder })
  await migrate(postgres.url)
  own = openDatabase(postgres.url, { poolSize: 2, onIdleError: () => undefined })
  await fillShop(own.db)
}, 120_000)
afterAll(async () => {
  api?.child.kill('SIGKILL')
  await api?.ended
  await own?.close()
  await postgres?.stop()
  await rm(dataFolder, { recursive: true, force: true })
}, 120_000)

/** Asks until the API answers, which is killed meanwhile. */
async function ask<T>(request: (url: string) => Promise<Response>): Promise<T> {
  for (;;) {
    const answer = await request(api.url).catch(() => null)
    if (answer?.ok) return (await answer.json()) as T
    await sleep(100)
  }
}

/** Sends a file as the page does: from where it is, again after each break. */
async function send(kind: 'image' | 'video', bytes: Buffer): Promise<{ key: UploadKey; state: Upload['state'] }> {
  const { partSize, guid, key } = await ask<UploadKey & { partSize: number }>((url) =>
    fetch(`${url}${startUpload.path}`, {
      method: 'POST',
      headers: { ...HEADERS, 'content-type': 'application/json' },
      body: JSON.stringify({ kind, size: bytes.length }),
    }),
  )
  let offset = 0
  for (;;) {
    const query = new URLSearchParams({ guid, key, offset: String(offset) })
    const upload: Upload = await ask((url) =>
      fetch(`${url}${UPLOAD_PART_PATH}?${query}`, {
        method: 'POST',
        headers: { ...HEADERS, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes.subarray(offset, offset + partSize)),
      }),
    )
    offset = upload.offset
    if (upload.state !== 'receiving') return { key: { guid, key }, state: upload.state }
  }
}

const filesOf = (guid: string) => {
  const place = join(uploads(), guid.slice(0, 2), guid)
  return existsSync(place) ? readdirSync(place).sort() : []
}

test('the API is killed again and again while photos and videos come: all of them end, nothing half is served or left', async () => {
  api = await startShop()
  const noise = await sharp({
    create: {
      width: 1400,
      height: 1000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  const film = webmOf(2_500_000)
  const sent: Awaited<ReturnType<typeof send>>[] = []
  let isOver = false
  const senders = Array.from({ length: AT_ONCE }, async (_, place) => {
    while (!isOver) sent.push(await (place % 2 ? send('video', film) : send('image', noise)))
  })
  for (let kill = 0; kill < KILLS; kill++) {
    const before = sent.length
    for (let wait = 0; wait < 300 && sent.length < before + 3; wait++) await sleep(100)
    await sleep(40 * kill)
    api.child.kill('SIGKILL')
    await api.ended
    api = await startShop()
  }
  isOver = true
  await Promise.all(senders)
  expect(sent.length).toBeGreaterThan(KILLS * 3)
  expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(['ready']))

  const rows = await own.db.selectFrom('upload').selectAll().execute()
  for (const row of rows) {
    const variants = row.kind === 'video' ? ['video'] : ['large', 'small']
    for (const variant of variants) {
      const served = await fetch(`${api.url}/files/media/${row.guid}/${variant}`)
      expect([row.guid, served.status]).toEqual([row.guid, row.state === 'ready' ? 200 : 404])
      const body = Buffer.from(await served.arrayBuffer())
      if (row.state !== 'ready') continue
      if (row.kind === 'video') expect(body.equals(film)).toBe(true)
      else expect((await sharp(body).stats()).channels).toHaveLength(3)
    }
  }
  // After a day the files that the killed ones left are gone; after the time of uploads all that no review shows.
  const [first] = sent
  await own.db.updateTable('upload').set({ is_used: true }).where('guid', '=', first!.key.guid).execute()
  const clean = (days: number) =>
    cleanUploads({
      db: own.db,
      files: createFolderStore(uploads()),
      now: () => new Date(Date.now() + days * 24 * 60 * 60_000),
    })
  await clean(2)
  for (const { guid, state } of rows) if (state === 'ready') expect(filesOf(guid)).not.toContain('incoming')
  await clean(UPLOAD_LIFETIME_MS / 86_400_000 + 1)
  expect(await own.db.selectFrom('upload').select('guid').execute()).toEqual([{ guid: first!.key.guid }])
  const left = readdirSync(uploads(), { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(uploads(), path)).isFile(),
  )
  expect(left.every((path) => path.includes(first!.key.guid))).toBe(true)
}, 600_000)
