import type { Weight } from './kitBuild.ts'

/** A row of the size table, with its limit. */
export interface SizeRow {
  name: string
  now: Weight
  /** At the merge base; undefined for new components, or without a comparison. */
  before?: Weight
  /** Limit of JavaScript that loads with the page, bytes. */
  limit?: number
}

/** Limit of growth of a component in one change, bytes. */
export const MAX_GROWTH = 2048

const whole = ({ js, css, lazy }: Weight) => js + css + lazy

/** Exceeded limits of a row, as text; empty when there are none. */
export function faultsOf({ name, now, before, limit }: SizeRow): string[] {
  const growth = before ? whole(now) - whole(before) : 0
  return [
    ...(limit !== undefined && now.js > limit ? [`${name}: ${now.js} B of JavaScript, at most ${limit}`] : []),
    ...(growth > MAX_GROWTH ? [`${name} grew by ${growth} B, at most ${MAX_GROWTH} at a time`] : []),
  ]
}

/** The rows as a Markdown table, bytes after brotli. */
export function toTable(rows: readonly SizeRow[]): string {
  const isCompared = rows.some(({ before }) => before)
  const lines = rows.map(({ name, now, before, limit }) => {
    const change = before ? whole(now) - whole(before) : null
    const shown =
      change === null
        ? isCompared && limit === undefined
          ? 'new'
          : ''
        : change === 0
          ? ''
          : `${change > 0 ? '+' : '−'}${Math.abs(change)}`
    return [name, now.js, now.css, now.lazy || '', limit ?? '', shown].join(' | ')
  })
  return ['piece | js | css | later | most | change', '--- | ---: | ---: | ---: | ---: | ---:', ...lines].join('\n')
}
