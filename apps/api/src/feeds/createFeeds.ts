import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import type { Database } from '../db/openDatabase.ts'
import { writeYml } from '../exchange/writeYml.ts'
import { findFeed, recordAsked, recordMade, selectFeeds, type FeedRow } from './feed.sql.ts'
import { readSettings } from '../settings/readSettings.ts'

/** Settings of {@link createFeeds}. */
export interface FeedOptions {
  db: Database
  databaseUrl: string
  /** Where the files stand. */
  folder: string
  /** Where the shop is, for addresses of pages and pictures; null: unknown. */
  origin: string | null
  now: () => Date
}

/** A feed that is there. */
export interface OpenFeed {
  size: number
  madeAt: Date
  etag: string
  read(): Readable
}

/** Feeds for marketplaces: files that are made anew when the catalogue changes. */
export interface Feeds {
  list(): Promise<FeedRow[]>
  /** The feed with a key, made when there is none yet; undefined for a key that nobody has. */
  open(key: string): Promise<OpenFeed | undefined>
  /** Writes the feed of a region anew. */
  make(regionId: number): Promise<void>
}

/** Bytes that are written at once. */
const PIECE = 64 * 1024

/** @returns feeds of a shop */
export function createFeeds({ db, databaseUrl, folder, origin, now }: FeedOptions): Feeds {
  const making = new Map<number, Promise<void>>()
  const pathOf = (regionId: number) => join(folder, `${regionId}.yml`)

  async function write(regionId: number): Promise<void> {
    await mkdir(folder, { recursive: true })
    const client = new Client({ connectionString: databaseUrl, application_name: 'verstak-feeds' })
    client.on('error', () => {})
    await client.connect()
    try {
      await client.query('begin isolation level repeatable read read only')
      // The moment of the snapshot, by the clock that dates changes.
      const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
      const { shopName } = await readSettings(db)
      let offers = 0
      async function* counted() {
        for await (const piece of writeYml(client, {
          origin,
          name: shopName,
          regionId,
          now: now(),
          isFeed: true,
        })) {
          if (piece.startsWith('<offer ')) offers += 1
          yield piece
        }
      }
      const path = pathOf(regionId)
      await pipeline(inPieces(counted()), createWriteStream(`${path}.new`))
      await rename(`${path}.new`, path)
      await recordMade(db, regionId, rows[0]!.at, offers)
    } finally {
      await client.end()
    }
  }

  /** One at a time for each region. */
  function make(regionId: number): Promise<void> {
    const known = making.get(regionId)
    if (known) return known
    const made = write(regionId).finally(() => making.delete(regionId))
    making.set(regionId, made)
    return made
  }

  return {
    list: () => selectFeeds(db),
    make,
    async open(key) {
      const feed = await findFeed(db, key)
      if (!feed) return undefined
      const path = pathOf(feed.region_id)
      await recordAsked(db, feed.region_id)
      const isThere = () => stat(path).catch(() => null)
      if (feed.made_at === null || !(await isThere())) await make(feed.region_id)
      const file = await isThere()
      if (!file) return undefined
      const { size, mtimeMs, mtime } = file
      const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
      return { size, madeAt: mtime, etag, read: () => createReadStream(path) }
    },
  }
}

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}
