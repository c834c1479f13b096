import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What 1C is told to send at most at once. */
export const PART_BYTES = 10 * 2 ** 20
/** Some send more than they are told. */
const MAX_PART_BYTES = 4 * PART_BYTES
const MAX_FILE_BYTES = 2 * 2 ** 30
const NAME = /^[\p{L}\p{N}_ ()#.,-]{1,120}$/u
const MAX_FOLDERS = 6

/** A part was not taken: it is longer than it may be. */
export class TooLargeError extends Error {}

/** @returns path below the folder of the exchange; null for a name that leads elsewhere */
export function pathOf(folder: string, name: string): string | null {
  const parts = name.replaceAll('\\', '/').split('/').filter(Boolean)
  const isFine =
    parts.length > 0 && parts.length <= MAX_FOLDERS && parts.every((part) => NAME.test(part) && !/^\.+$/.test(part))
  return isFine ? join(folder, ...parts) : null
}

/** Appends a part to its file. @throws TooLargeError, with what came before the limit kept */
export async function appendPart(path: string, part: Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const before = await stat(path).then(
    ({ size }) => size,
    () => 0,
  )
  let bytes = 0
  async function* limited(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > MAX_PART_BYTES || before + bytes > MAX_FILE_BYTES) throw new TooLargeError()
      yield chunk
    }
  }
  await pipeline(part, limited, createWriteStream(path, { flags: 'a' }))
}

/** A new exchange begins with nothing of the last one. */
export const clearFiles = (folder: string) => rm(folder, { recursive: true, force: true })
