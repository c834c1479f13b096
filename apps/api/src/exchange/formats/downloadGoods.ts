import { createWriteStream } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { ExchangeError } from '../ExchangeError.ts'

const MAX_BYTES = 2 * 2 ** 30
const TIMEOUT_MS = 600_000

/**
 * Fetches a list from an address into a folder of its own; who types the command answers for the address.
 * @returns path of the file
 * @throws ExchangeError when nothing comes, or too much
 */
export async function downloadGoods(address: string, onBytes: (done: number, of: number) => void): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new ExchangeError(`${address} does not answer: ${String(error.cause ?? error.message)}.`)
  })
  if (!answer.ok || !answer.body) throw new ExchangeError(`${address} answers ${answer.status}.`)
  const folder = await mkdtemp(join(tmpdir(), 'verstak-exchange-'))
  const path = join(
    folder,
    basename(new URL(answer.url).pathname)
      .replaceAll(/[^\w.-]/g, '_')
      .slice(-100) || 'goods',
  )
  const of = Number(answer.headers.get('content-length') ?? 0)
  let done = 0
  async function* counted(bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      done += chunk.length
      if (done > MAX_BYTES) throw new ExchangeError(`${address} gives more than two gigabytes.`)
      onBytes(done, of)
      yield chunk
    }
  }
  await pipeline(Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), counted, createWriteStream(path))
  return path
}
