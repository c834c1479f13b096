const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/** Bytes `from`…`to`, both included. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * What a `Range` header asks of a file of `size` bytes; null: all of it, as also for headers that are not understood or ask for
 * several parts.
 * @returns `'unsatisfiable'` when it begins behind the end
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 }
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < from) return null
  return from >= size ? 'unsatisfiable' : { from, to }
}
