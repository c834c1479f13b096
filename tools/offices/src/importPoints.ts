import { isDeepStrictEqual } from 'node:util'
import { Client } from 'pg'
import { checkPoint, type CheckedPoint } from './checkPoint.ts'
import { closePoints, savePoints, selectKnown, selectTowns } from './offices.sql.ts'
import { readPoints } from './readPoints.ts'

export interface ImportOptions {
  url: string
  file: string
  /** Whose list it is; ids are its own. */
  source: string
  /** Without it nothing is changed. */
  isApplied: boolean
  /** Close the source's points that the list does not have. */
  isMissingClosed: boolean
  /** Receives a line for each row that is not the same as before. */
  onRow(line: string): void
}

/** Numbers of rows. */
export interface ImportSum {
  added: number
  changed: number
  same: number
  refused: number
  closed: number
  /** Of the good rows, those whose hours stay text. */
  withoutHours: number
}

/** Of the shop itself and of the demo. */
const OWN_SOURCES = ['shop', 'demo']

/**
 * Imports a list of points in one transaction. Wrong rows are left out and reported.
 * @throws Error when the file cannot be read as a list, or the source is the shop itself
 */
export async function importPoints(options: ImportOptions): Promise<ImportSum> {
  const { url, file, source, isApplied, isMissingClosed, onRow } = options
  if (OWN_SOURCES.includes(source)) throw new Error(`A list cannot be of the source «${source}».`)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    const [towns, known] = [await selectTowns(client), await selectKnown(client, source)]
    const sum: ImportSum = { added: 0, changed: 0, same: 0, refused: 0, closed: 0, withoutHours: 0 }
    const points = new Map<string, CheckedPoint>()
    let row = 0
    for await (const raw of readPoints(file)) {
      row += 1
      const point = checkPoint(raw, towns)
      const faults = Array.isArray(point) ? point : points.has(point.sourceId) ? ['this id came before'] : []
      if (Array.isArray(point) || faults.length > 0) {
        sum.refused += 1
        onRow(`${row}  refused  ${raw['id'] ?? '?'}: ${faults.join('; ')}`)
        continue
      }
      points.set(point.sourceId, point)
      if (point.hours === null) sum.withoutHours += 1
      const change = changeOf(point, known.get(point.sourceId))
      sum[change] += 1
      if (change !== 'same') onRow(`${row}  ${change}  ${point.sourceId}: ${point.address}${hoursNote(point)}`)
    }
    const missing = isMissingClosed ? [...known.keys()].filter((id) => !points.has(id) && isOpen(known.get(id)!)) : []
    sum.closed = missing.length
    for (const id of missing) onRow(`-  closed  ${id}`)
    if (isApplied) {
      const changed = [...points.values()].filter((point) => changeOf(point, known.get(point.sourceId)) !== 'same')
      if (changed.length > 0) await savePoints(client, source, changed)
      if (missing.length > 0) await closePoints(client, source, missing)
    }
    await client.query(isApplied ? 'commit' : 'rollback')
    return sum
  } finally {
    // Ends an open transaction as well.
    await client.end()
  }
}

function changeOf({ sourceId: _, ...point }: CheckedPoint, known: string | undefined): 'added' | 'changed' | 'same' {
  if (known === undefined) return 'added'
  return isDeepStrictEqual(JSON.parse(known), { ...point, isActive: true }) ? 'same' : 'changed'
}

const isOpen = (known: string) => (JSON.parse(known) as { isActive: boolean }).isActive

const hoursNote = ({ hours, workingTime }: CheckedPoint) =>
  hours !== null ? '' : workingTime === '' ? ' (no hours)' : ` (hours stay text: ${workingTime})`
