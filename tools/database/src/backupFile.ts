import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { Sequence, Table } from './schema.sql.ts'

/**
 * A backup is a gzip of lines: a JSON header; per table a JSON line, its rows in COPY's text format (which never holds
 * a raw line end) and `\.`; per file of the shop's releases a JSON line; last a JSON line with the totals. So `zcat`
 * can show it, and a truncated file has no last line.
 */
export interface BackupHeader {
  format: (typeof FORMATS)[number]
  /** Newest migration of the database, for example '0003_orders.sql'. */
  schemaVersion: string
  createdAt: string
}

/** The last line: counts and the SHA-256 of every byte before it. */
export interface BackupEnd {
  rowsByTable: Record<string, number>
  sequences: Sequence[]
  sha256: string
}

/** A file that belongs to the shop beside its database. */
export interface BackupFile {
  /** `releases/cart/1.0.0-1a2b3c4d/release.json`, `team-keys.json` or `uploads/<guid>/large`. */
  file: string
  base64: string
  /** Of uploads, which come in pieces: bytes of the file before this piece. */
  offset?: number
}

/** Parts of a backup in order: header, (table, rows…, tableEnd)…, file…, end. */
export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; table: Table }
  | { kind: 'rows'; rows: Buffer }
  | { kind: 'tableEnd' }
  | { kind: 'file'; file: BackupFile }
  | { kind: 'end'; end: BackupEnd }

export const FORMAT = 'verstak-backup-3'
/** The first format had no files, the second none of uploads. */
const FORMATS = ['verstak-backup-1', 'verstak-backup-2', FORMAT] as const
export const END_OF_ROWS = Buffer.from('\\.\n')
const NEWLINE = 0x0a

/**
 * Reads a backup part by part; throws when it is truncated, altered or not a backup. It is fully verified only when the
 * part `end` arrives.
 */
export async function* readBackupFile(path: string): AsyncGenerator<BackupPart, void, void> {
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  let table: string | null = null
  let isEnded = false

  for await (const block of readWholeLines(path)) {
    let rest = block
    while (rest.length > 0) {
      if (isEnded) throw new Error('there is something behind its end')
      if (table !== null) {
        const endOfRows = findEndOfRows(rest)
        const rows = endOfRows === -1 ? rest : rest.subarray(0, endOfRows)
        hash.update(rows)
        counts[table] = (counts[table] ?? 0) + countLines(rows)
        if (rows.length > 0) yield { kind: 'rows', rows }
        rest = rest.subarray(rows.length)
        if (endOfRows === -1) continue
        hash.update(END_OF_ROWS)
        rest = rest.subarray(END_OF_ROWS.length)
        table = null
        yield { kind: 'tableEnd' }
        continue
      }
      const line = rest.subarray(0, rest.indexOf(NEWLINE) + 1)
      rest = rest.subarray(line.length)
      const part = parsePart(line)
      if (part.kind === 'end') {
        if (part.end.sha256 !== hash.digest('hex')) throw new Error('its checksum does not match')
        if (!hasSameCounts(part.end.rowsByTable, counts)) throw new Error('its row counts do not match')
        isEnded = true
      } else hash.update(line)
      if (part.kind === 'table') {
        table = part.table.name
        counts[table] = 0
      }
      yield part
    }
  }
  if (!isEnded) throw new Error('its end is missing')
}

/** Number of rows in a piece of COPY text. */
export function countLines(rows: Buffer): number {
  let count = 0
  for (let at = rows.indexOf(NEWLINE); at !== -1; at = rows.indexOf(NEWLINE, at + 1)) count += 1
  return count
}

async function* readWholeLines(path: string): AsyncGenerator<Buffer, void, void> {
  const file = createReadStream(path, { highWaterMark: 1 << 18 })
  const unzipped = createGunzip({ chunkSize: 1 << 18 })
  file.on('error', (error) => unzipped.destroy(error))
  let tail: Buffer = Buffer.alloc(0)
  try {
    for await (const chunk of file.pipe(unzipped) as AsyncIterable<Buffer>) {
      const end = chunk.lastIndexOf(NEWLINE) + 1
      if (end > 0) yield Buffer.concat([tail, chunk.subarray(0, end)])
      tail = end > 0 ? chunk.subarray(end) : Buffer.concat([tail, chunk])
    }
  } finally {
    file.destroy()
    unzipped.destroy()
  }
  if (tail.length > 0) throw new Error('its last line is cut')
}

function findEndOfRows(block: Buffer): number {
  if (block.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) return 0
  const at = block.indexOf('\n\\.\n')
  return at === -1 ? -1 : at + 1
}

function parsePart(line: Buffer): BackupPart {
  const value: unknown = JSON.parse(line.toString('utf8'))
  if (typeof value !== 'object' || value === null) throw new Error('it is not a backup of Verstak')
  if ('format' in value && FORMATS.some((format) => format === value.format))
    return { kind: 'header', header: value as BackupHeader }
  if ('file' in value) return { kind: 'file', file: value as BackupFile }
  if ('columns' in value) return { kind: 'table', table: value as Table }
  if ('sha256' in value) return { kind: 'end', end: value as BackupEnd }
  throw new Error('it is not a backup of Verstak')
}

function hasSameCounts(a: Record<string, number>, b: Record<string, number>): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}
