import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { parse } from 'csv-parse'
import { Parser } from 'htmlparser2'
import { FIELD_NAMES } from './fieldNames.data.ts'

const MAX_JSON_BYTES = 64 * 1024 * 1024
const HEAD_BYTES = 4096
const DELIMITERS = [';', ',', '\t']
const POINT_TAGS = new Set(['outlet', 'point', 'office'])

/** A row of a list by our names of fields; texts are trimmed. */
export type RawPoint = Partial<Record<string, string>>

const nameByAlias = new Map(
  Object.entries(FIELD_NAMES).flatMap(([name, aliases]) => aliases.map((alias) => [alias, name] as const)),
)

/** Rows of a list in their order. @throws Error for a file of another kind, or one that is broken */
export async function* readPoints(file: string): AsyncGenerator<RawPoint> {
  const kind = extname(file).toLowerCase()
  if (kind === '.csv' || kind === '.tsv') yield* readCsv(file)
  else if (kind === '.json') yield* pointsIn(await readJson(file), [])
  else if (['.xml', '.yml'].includes(kind)) yield* readXml(file)
  else throw new Error(`A list is a .csv, .tsv, .json, .xml or .yml file, not ${kind || 'a file without an ending'}.`)
}

async function* readCsv(file: string): AsyncGenerator<RawPoint> {
  const options = { bom: true, columns: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }
  const rows = createReadStream(file).pipe(parse({ ...options, delimiter: await delimiterOf(file) }))
  for await (const row of rows) yield rawPointOf(row as Record<string, unknown>)
}

/** The one that stands most often in the first line. */
async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split('\n')
    const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length)
    return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';'
  } finally {
    await handle.close()
  }
}

async function readJson(file: string): Promise<unknown> {
  if ((await stat(file)).size > MAX_JSON_BYTES) throw new Error('A JSON list may have 64 MB; send a larger one as CSV.')
  return JSON.parse(await readFile(file, 'utf8')) as unknown
}

/** Objects with an address, however deep; keys above them tell town and id where the point itself does not. */
function* pointsIn(value: unknown, path: string[]): Generator<RawPoint> {
  if (typeof value !== 'object' || value === null) return
  const point = Array.isArray(value) ? {} : rawPointOf(value as Record<string, unknown>)
  if (point['address'] !== undefined) {
    const isNamed = path.length >= 2 && path.every((key) => !/^\d+$/.test(key) || key === path.at(-1))
    yield { ...(isNamed && { town: path.at(-2)!, id: path.slice(-2).join('/') }), ...point }
    return
  }
  for (const [key, inner] of Object.entries(value)) yield* pointsIn(inner, [...path, key])
}

async function* readXml(file: string): AsyncGenerator<RawPoint> {
  let done: RawPoint[] = []
  let fields: Record<string, string> | null = null
  let tag = ''
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (POINT_TAGS.has(name.toLowerCase())) fields = { ...attributes }
        tag = name
      },
      ontext(text) {
        if (fields) fields[tag] = (fields[tag] ?? '') + text
      },
      onclosetag(name) {
        if (fields && POINT_TAGS.has(name.toLowerCase())) {
          done.push(rawPointOf(fields))
          fields = null
        }
        tag = ''
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const part of createReadStream(file, 'utf8')) {
    parser.write(part as string)
    yield* done
    done = []
  }
  parser.end()
  yield* done
}

function rawPointOf(row: Record<string, unknown>): RawPoint {
  const point: RawPoint = {}
  for (const [key, value] of Object.entries(row)) {
    const name = nameByAlias.get(key.trim().toLowerCase())
    if (!name) continue
    if (name === 'coords') Object.assign(point, coordinatesOf(value))
    else if (textOf(value) !== '') point[name] = textOf(value)
  }
  return point
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** `55.7, 37.6`, or an object with both. */
function coordinatesOf(value: unknown): RawPoint {
  if (typeof value === 'object' && value !== null) return rawPointOf(value as Record<string, unknown>)
  const [lat, lon] = textOf(value).split(/[\s,;]+/)
  return lat !== undefined && lon !== undefined ? { lat, lon } : {}
}
