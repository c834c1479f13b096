import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DRAWINGS_VERSION } from '@verstak/drawings'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { DomainError } from '../DomainError.ts'

const MEGABYTE = 2 ** 20
const VERSION_FOLDER = /^v[0-9a-f]{8}$/
const UNFINISHED = '.tmp'

/** Settings of {@link openPictureCache}. */
export interface PictureCacheOptions<P> {
  /** Made when missing. Everything in it can be lost. */
  cacheFolder: string
  /** Draws a picture that the folder does not hold. */
  render: (picture: P) => Promise<Buffer>
  /** Name of the picture's file: letters, digits, hyphens and points that nobody from outside chooses. */
  nameOf: (picture: P) => string
  /** Limit of the folder; beyond it the least recently used pictures are deleted. Default: 512 MB. */
  maxBytes?: number
  /** Pictures drawn at once. Default: 2. */
  running?: number
  /** Pictures that may wait to be drawn. Default: 400. */
  waiting?: number
  /** Called when a picture could not be saved (disk full, no rights); it is served all the same. */
  onWriteError?: (error: unknown) => void
}

/** Gives the bytes of a picture. Concurrent calls for one picture share one drawing. */
export type PictureCache<P> = (picture: P) => Promise<Buffer>

/**
 * Opens the cache of rendered pictures, a folder. It has one version of the drawings and only names out of their closed
 * vocabularies; folders of other versions are deleted.
 * @returns a function that throws DomainError `unavailable` when too many pictures wait to be drawn
 */
export async function openPictureCache<P>(options: PictureCacheOptions<P>): Promise<PictureCache<P>> {
  const { cacheFolder, render, nameOf, maxBytes = 512 * MEGABYTE, running = 2, waiting = 400, onWriteError } = options
  const folder = join(cacheFolder, DRAWINGS_VERSION)
  await removeOtherVersions(cacheFolder)

  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_, name, reason) => {
      if (reason === 'evict') rm(join(folder, name), { force: true }).catch(onWriteError)
    },
  })
  for (const { name, bytes } of await listPictures(folder)) sizes.set(name, bytes)

  // Drawing is CPU-heavy: a burst of new pictures must not take the processor from other answers.
  const queue = new PQueue({ concurrency: running })
  const flights = new Map<string, Promise<Buffer>>()

  const load = async (picture: P, name: string): Promise<Buffer> => {
    const cached = await readFile(join(folder, name)).catch(() => undefined)
    // An empty file is what a power cut leaves of a rename that had not reached the disk.
    if (cached && cached.length > 0) {
      sizes.set(name, cached.length)
      return cached
    }
    if (queue.size >= waiting) throw new DomainError('unavailable')
    const drawn = await queue.add(() => render(picture))
    try {
      await save(folder, name, drawn)
      sizes.set(name, drawn.length)
    } catch (error) {
      onWriteError?.(error)
    }
    return drawn
  }

  return (picture) => {
    const name = nameOf(picture)
    const flight = flights.get(name) ?? load(picture, name).finally(() => flights.delete(name))
    flights.set(name, flight)
    return flight
  }
}

async function removeOtherVersions(cacheFolder: string): Promise<void> {
  await mkdir(join(cacheFolder, DRAWINGS_VERSION), { recursive: true })
  const others = (await readdir(cacheFolder)).filter((name) => VERSION_FOLDER.test(name) && name !== DRAWINGS_VERSION)
  await Promise.all(others.map((name) => rm(join(cacheFolder, name), { recursive: true, force: true })))
}

/** Pictures of the folder, oldest first. Leftovers of interrupted writes are deleted. */
async function listPictures(folder: string): Promise<{ name: string; bytes: number }[]> {
  const names = await readdir(folder)
  await Promise.all(
    names.filter((name) => name.endsWith(UNFINISHED)).map((name) => rm(join(folder, name), { force: true })),
  )
  const pictures: { name: string; bytes: number; writtenAt: number }[] = []
  for (const name of names.filter((candidate) => !candidate.endsWith(UNFINISHED))) {
    const file = await stat(join(folder, name)).catch(() => undefined)
    if (file?.size) pictures.push({ name, bytes: file.size, writtenAt: file.mtimeMs })
  }
  return pictures.sort((a, b) => a.writtenAt - b.writtenAt)
}

/** Writes beside and renames, so that another process never reads half a picture. */
async function save(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `${name}.${randomUUID()}${UNFINISHED}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, bytes)
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}
