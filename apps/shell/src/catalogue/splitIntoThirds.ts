const THIRDS = 3

/**
 * Splits parts, in their order, into three columns of minimal height; the first columns are filled first.
 *
 * @param linesOf height of a part in lines, an integer
 */
export function splitIntoThirds<Part>(parts: readonly Part[], linesOf: (part: Part) => number): Part[][] {
  let limit = Math.max(0, ...parts.map(linesOf))
  let columns = fill(parts, linesOf, limit)
  while (columns.length > THIRDS) columns = fill(parts, linesOf, (limit += 1))
  return [...columns, [], [], []].slice(0, THIRDS)
}

function fill<Part>(parts: readonly Part[], linesOf: (part: Part) => number, limit: number): Part[][] {
  const columns: Part[][] = []
  let lines = Number.POSITIVE_INFINITY
  for (const part of parts) {
    if (lines + linesOf(part) > limit) {
      columns.push([])
      lines = 0
    }
    columns.at(-1)!.push(part)
    lines += linesOf(part)
  }
  return columns
}
