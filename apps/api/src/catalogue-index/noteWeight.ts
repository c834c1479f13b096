import type { Column } from './columns.ts'
import type { IndexData } from './IndexData.ts'

const weights = new WeakMap<object, ArrayBuffer>()

/**
 * V8 counts no shared memory, so a thread would collect an index that was replaced when it happens to. Memory of the same
 * size that nobody touches, and which therefore takes none, is as old as the columns and lets it know what they weigh.
 */
export function noteWeight({ columns, texts }: Pick<IndexData, 'columns' | 'texts'>): void {
  const arrays: Column[] = [...Object.values(columns), ...texts.flatMap((text) => Object.values(text.columns))]
  const buffers = new Set(arrays.map(({ buffer }) => buffer))
  const bytes = [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0)
  weights.set(columns, new ArrayBuffer(bytes))
}
