import { closeSync, createReadStream, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { Unzip, UnzipInflate } from 'fflate'
import { ExchangeError } from '../ExchangeError.ts'

/** Bytes that an archive may unpack to, and files in it. */
const MAX_BYTES = 4 * 2 ** 30
const MAX_FILES = 100_000

/**
 * Unpacks an archive into a folder, piece by piece.
 * @throws ExchangeError for a broken archive, one with a password, or one that unpacks to too much
 */
export async function unpackZip(path: string, folder: string, mostBytes = MAX_BYTES): Promise<void> {
  let bytes = 0
  let files = 0
  let failure: Error | null = null
  const open = new Set<number>()
  const unzip = new Unzip((file) => {
    const target = join(folder, safeName(file.name))
    if (file.name.endsWith('/')) return void mkdirSync(target, { recursive: true })
    files += 1
    if (files > MAX_FILES) throw new ExchangeError(`The archive has more than ${MAX_FILES} files.`)
    mkdirSync(dirname(target), { recursive: true })
    const descriptor = openSync(target, 'w')
    open.add(descriptor)
    file.ondata = (error, chunk, isLast) => {
      failure ??= error
      bytes += chunk?.length ?? 0
      if (bytes > mostBytes) failure ??= new ExchangeError('The archive unpacks to too much.')
      if (failure) return
      writeSync(descriptor, chunk)
      if (!isLast) return
      closeSync(descriptor)
      open.delete(descriptor)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for await (const chunk of createReadStream(path)) {
      unzip.push(chunk as Uint8Array)
      if (failure !== null) throw failure as Error
    }
    unzip.push(new Uint8Array(), true)
    if (failure !== null) throw failure as Error
    if (open.size > 0) throw new Error('it ends in the middle of a file')
    if (files === 0) throw new Error('it has no files')
  } catch (error) {
    if (error instanceof ExchangeError) throw error
    throw new ExchangeError(`The archive cannot be read: ${error instanceof Error ? error.message : String(error)}.`)
  } finally {
    for (const descriptor of open) closeSync(descriptor)
  }
}

/** Never above the folder. */
function safeName(name: string): string {
  const path = normalize(name.replaceAll('\\', '/').replaceAll('\0', '')).replace(/^(?:\.\.(?:\/|$)|\/)+/, '')
  if (path.split('/').includes('..'))
    throw new ExchangeError(`The archive has a file outside of itself: ${name.slice(0, 80)}.`)
  return path || '_'
}
