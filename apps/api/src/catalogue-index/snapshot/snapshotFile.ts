import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import type { SortField } from '@verstak/contracts/listing'
import { float64, int32, uint8, type Column, type Columns, type SortOrder, type SortOrders } from '../columns.ts'
import { noChangesYet, type IndexData } from '../IndexData.ts'
import type { TextData } from '../TextMatcher.ts'

/** Raised with every change of the layout. */
const FORMAT = 'verstak-index 2'
/** Length and checksum of the table of contents, at the very end. */
const TAIL = 8
const CHUNK = 4 << 20
/** How the names of their columns begin. */
const MAIN_TEXTS = 'texts/0/'

const TYPES = {
  Int32Array: int32,
  Uint8Array: uint8,
  Uint16Array: (length: number) => new Uint16Array(new SharedArrayBuffer(length * 2)),
  Float64Array: float64,
}

interface Section {
  /** columns/price, orders/price/rankByRow, texts/0/… */
  name: string
  type: keyof typeof TYPES
  length: number
  crc: number
  /** It is a part of another one, which begins with its number `from`. */
  within?: { name: string; from: number }
}

/** The end of the file says what stands before it. */
interface Contents extends Pick<IndexData, 'identity' | 'snapshot' | 'token' | 'references' | 'mainSize' | 'size'> {
  format: string
  /** `version` of the text search. */
  search: string
  sections: Section[]
  texts: string[]
}

/**
 * Writes the index beside the old file, piece by piece, so that its thread can go on changing it. What changes meanwhile is read
 * again from the database, which records it after `data.snapshot`. There is no fsync: after a power cut the checksums differ,
 * which costs a build.
 * @param beforeShown is awaited when all is written, before the file takes its name
 */
export async function writeSnapshot(
  path: string,
  data: IndexData,
  search: string,
  beforeShown: () => Promise<void>,
): Promise<void> {
  // Taken now, since a later update replaces them in `data`.
  const { identity, snapshot, token, references, mainSize, size } = data
  const arrays = [...arraysOf(data)]
  const texts = data.texts.map(({ json }) => json)
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}.unfinished`
  const file = await open(unfinished, 'w', 0o600)
  try {
    const sections: Section[] = []
    const wholes = wholesOf(arrays)
    const chunk = Buffer.allocUnsafeSlow(CHUNK)
    for (const [name, array] of arrays) {
      const section = { name, type: array.constructor.name as Section['type'], length: array.length }
      const whole = wholes.get(array.buffer) ?? name
      if (whole === name) sections.push({ ...section, crc: await writeArray(file, array, chunk) })
      else
        sections.push({ ...section, crc: 0, within: { name: whole, from: array.byteOffset / array.BYTES_PER_ELEMENT } })
    }
    const contents: Contents = {
      format: FORMAT,
      search,
      ...{ identity, snapshot, token, references, mainSize, size, sections, texts },
    }
    const bytes = Buffer.from(JSON.stringify(contents))
    const tail = Buffer.alloc(TAIL)
    tail.writeUInt32LE(bytes.length, 0)
    tail.writeUInt32LE(crc32(bytes), 4)
    await file.writeFile(Buffer.concat([bytes, tail]))
    await file.close()
    await beforeShown()
    await rename(unfinished, path)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

function* arraysOf({ columns, orders, texts }: IndexData): Generator<[name: string, array: Column]> {
  for (const [name, column] of Object.entries(columns)) yield [`columns/${name}`, column as Column]
  for (const [sort, order] of Object.entries(orders)) {
    for (const [name, column] of Object.entries(order)) yield [`orders/${sort}/${name}`, column as Column]
  }
  for (const [part, text] of texts.entries()) {
    for (const [name, column] of Object.entries(text.columns)) yield [`texts/${part}/${name}`, column]
  }
}

/** Names of the arrays that take up the whole of their memory, which others may share. */
function wholesOf(arrays: readonly (readonly [name: string, array: Column])[]): Map<SharedArrayBuffer, string> {
  const wholes = arrays.filter(([, { buffer, byteLength }]) => byteLength === buffer.byteLength)
  return new Map(wholes.map(([name, { buffer }]) => [buffer, name]))
}

/** @param chunk room for a copy, so that the checksum is that of the bytes that are written */
async function writeArray(file: FileHandle, array: Column, chunk: Buffer): Promise<number> {
  let crc = 0
  for (let at = 0; at < array.byteLength; at += CHUNK) {
    const length = Math.min(CHUNK, array.byteLength - at)
    chunk.set(new Uint8Array(array.buffer, array.byteOffset + at, length))
    const bytes = chunk.subarray(0, length)
    crc = crc32(bytes, crc)
    await file.writeFile(bytes)
  }
  return crc
}

/**
 * @param known columns of the main texts as they are in memory: those that the file has as well are taken instead of read
 * @returns null when there is no file, or one that is cut, altered or of another format
 */
export function readSnapshot(path: string, search: string, known: TextData['columns'] = {}): IndexData | null {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return null
  }
  try {
    const contents = readContents(file)
    if (contents?.format !== FORMAT || contents.search !== search) return null
    const arrays = new Map<string, Column>()
    let at = 0
    for (const { name, type, length, crc, within } of contents.sections) {
      if (within) continue
      const same = name.startsWith(MAIN_TEXTS) ? known[name.slice(MAIN_TEXTS.length)] : undefined
      const isSame = same?.constructor.name === type && same.length === length && holds(file, at, same)
      const array = isSame ? same : TYPES[type](length)
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      if (!(isSame || readWhole(file, bytes, at)) || crc32(bytes) !== crc) return null
      at += bytes.length
      arrays.set(name, array)
    }
    addParts(contents, arrays)
    return assemble(contents, arrays)
  } catch {
    return null
  } finally {
    closeSync(file)
  }
}

/** Whether the file has from `from` on what the array has. */
function holds(file: number, from: number, array: Column): boolean {
  const chunk = Buffer.allocUnsafeSlow(Math.min(CHUNK, array.byteLength))
  for (let at = 0; at < array.byteLength; at += CHUNK) {
    const part = Buffer.from(array.buffer, array.byteOffset + at, Math.min(CHUNK, array.byteLength - at))
    const read = chunk.subarray(0, part.length)
    if (!readWhole(file, read, from + at) || !read.equals(part)) return false
  }
  return true
}

function addParts({ sections }: Contents, arrays: Map<string, Column>): void {
  for (const { name, within, length } of sections) {
    if (within) arrays.set(name, arrays.get(within.name)!.subarray(within.from, within.from + length))
  }
}

function readContents(file: number): Contents | null {
  const { size } = fstatSync(file)
  const tail = Buffer.alloc(TAIL)
  if (size < TAIL || !readWhole(file, tail, size - TAIL)) return null
  const length = tail.readUInt32LE(0)
  if (length > size - TAIL) return null
  const bytes = Buffer.alloc(length)
  if (!readWhole(file, bytes, size - TAIL - length) || crc32(bytes) !== tail.readUInt32LE(4)) return null
  return JSON.parse(bytes.toString()) as Contents
}

function readWhole(file: number, bytes: Uint8Array, from: number): boolean {
  let done = 0
  while (done < bytes.length) {
    const count = readSync(file, bytes, done, Math.min(bytes.length - done, 1 << 30), from + done)
    if (count === 0) return false
    done += count
  }
  return true
}

function assemble(contents: Contents, arrays: Map<string, Column>): IndexData {
  const { identity, snapshot, token, references, mainSize, size } = contents
  const within = (folder: string) =>
    Object.fromEntries(
      [...arrays]
        .filter(([name]) => name.startsWith(folder))
        .map(([name, array]) => [name.slice(folder.length), array]),
    )
  const sorts = new Set(
    [...arrays.keys()].filter((name) => name.startsWith('orders/')).map((name) => name.split('/')[1]!),
  )
  const orders = Object.fromEntries([...sorts].map((sort) => [sort, within(`orders/${sort}/`)]))
  const texts = contents.texts.map((json, part): TextData => ({ json, columns: within(`texts/${part}/`) }))
  const columns = within('columns/') as unknown as Columns
  return {
    ...{ identity, snapshot, token, references, mainSize, size, texts },
    columns,
    orders: orders as unknown as Record<SortField, SortOrder> as SortOrders,
    ...noChangesYet(columns.id.length),
  }
}
