import parseRange, { type Range } from 'range-parser'

/** Null for the whole file, as also for several ranges at once and for units other than bytes. */
export function findRange(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  if (header === undefined) return null
  // range-parser treats a suffix longer than the file as unsatisfiable; by RFC 9110 it selects the whole file.
  const ranges = parseRange(
    size,
    header.replace(/=-(\d+)$/, (_, length) => `=-${Math.min(Number(length), size)}`),
  )
  if (ranges === -1) return 'unsatisfiable'
  return ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? null : ranges[0]!
}
