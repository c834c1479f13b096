import { randomUUID } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import PQueue from 'p-queue'
import { Client } from 'pg'
import { PHOTO_FILE } from '../pictures/openPhotos.ts'
import { createFolderStore } from '../uploads/createFolderStore.ts'
import { makePictureVariants } from '../uploads/pictureVariants.ts'
import { FetchFailure, fetchFile, type FetchOptions } from './fetchFile.ts'
import {
  countWaitingPictures,
  failPicture,
  finishPicture,
  lockPictures,
  selectWaitingPictures,
} from './pictures.sql.ts'

/** Settings of {@link fetchPictures}. */
export interface PictureOptions {
  databaseUrl: string
  photosFolder: string
  /** Where files lie that are named without an address; null: nowhere. */
  filesFolder: string | null
  /** Ends early: what is not fetched waits. */
  signal?: AbortSignal
  isAllowed?: FetchOptions['isAllowed']
  onProgress?: (done: number, of: number) => void
}

const MAX_BYTES = 20 * 2 ** 20
const TIMEOUT_MS = 20_000
const RUNNING = 4
const MAX_TRIES = 4
const PAGE = 200

/**
 * Gets the pictures that wait, each address once, a few at a time. What fails waits for another try, a few times, longer each
 * time; `fails_with` says why.
 * @returns how many came, and how many did not
 */
export async function fetchPictures(options: PictureOptions): Promise<{ ready: number; failed: number }> {
  const { databaseUrl, photosFolder, filesFolder, signal, onProgress } = options
  const client = new Client({ connectionString: databaseUrl, application_name: 'verstak-pictures' })
  client.on('error', () => {})
  await client.connect()
  const store = createFolderStore(photosFolder)
  const queue = new PQueue({ concurrency: RUNNING })
  // One connection, one question at a time.
  const turns = new PQueue({ concurrency: 1 })
  const sum = { ready: 0, failed: 0 }
  try {
    // Another program is at it, and does these, too.
    if (!(await lockPictures(client)) && filesFolder === null) return sum
    const of = await countWaitingPictures(client)
    for (;;) {
      const addresses = await selectWaitingPictures(client, PAGE, filesFolder === null)
      if (addresses.length === 0 || signal?.aborted) return sum
      const one = async (address: string) => {
        try {
          const guid = randomUUID()
          await store.put(guid, PHOTO_FILE, await pictureAt(address, options))
          await turns.add(() => finishPicture(client, address, guid))
          sum.ready += 1
        } catch (error) {
          if (!(error instanceof FetchFailure)) throw error
          await turns.add(() => failPicture(client, address, error, MAX_TRIES))
          sum.failed += 1
        }
        onProgress?.(sum.ready + sum.failed, of)
      }
      await queue.addAll(addresses.map((address) => () => one(address)))
    }
  } finally {
    queue.clear()
    await client.end()
  }
}

async function pictureAt(address: string, { filesFolder, isAllowed }: PictureOptions): Promise<Buffer> {
  const bytes = /^https?:/i.test(address)
    ? await fetchFile(address, { mostBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, ...(isAllowed && { isAllowed }) })
    : await readNamed(address, filesFolder)
  const made = await makePictureVariants(bytes)
  if (made === 'huge' || made === 'broken')
    throw new FetchFailure(made === 'huge' ? 'has too many pixels' : 'is no picture', true)
  return made.large
}

/** A file beside the goods, and never outside of their folder. */
async function readNamed(name: string, folder: string | null): Promise<Buffer> {
  const missing = new FetchFailure('is not among the files', true)
  if (folder === null || name.includes('\0')) throw missing
  const root = await realpath(folder).catch(() => null)
  const path = await realpath(join(folder, name)).catch(() => null)
  if (root === null || path === null || !path.startsWith(root + sep)) throw missing
  const file = await stat(path)
  if (!file.isFile() || file.size > MAX_BYTES) throw new FetchFailure('is too large', true)
  return readFile(path)
}
