import type { Change } from './exchange.sql.ts'
import type { Action } from './RunReport.ts'

const SIGNS: Record<Action, string> = { add: '+', change: '~', withdraw: '−', return: '+', remove: '−' }
const LONGEST = 80

/** How one field changes. */
export interface Difference {
  field: string
  old: string
  new: string
}

/** A change in one line: `~ product 17 (line 40) price: 129000 → 119000`. */
export function describeChange(change: Change): string {
  const { kind, source_id: id, line, action } = change
  const place = line === null ? '' : ` (line ${line})`
  const what =
    action === 'change'
      ? differencesOf(change, LONGEST)
          .map(({ field, old, new: fresh }) => `${field}: ${old} → ${fresh}`)
          .join('; ')
      : nameOf(change)
  return `${SIGNS[action]} ${kind} ${id}${place} ${what}`
}

/** The name of what changes; '' when nobody says it. */
export const nameOf = ({ before, after }: Pick<Change, 'before' | 'after'>): string =>
  textOf((after as { name?: unknown } | null)?.name ?? (before as { name?: unknown } | null)?.name ?? '')

/** Fields that differ. @param longest letters of a value that are kept */
export function differencesOf({ before, after }: Pick<Change, 'before' | 'after'>, longest: number): Difference[] {
  const [old, fresh] = [before ?? {}, after ?? {}] as [Record<string, unknown>, Record<string, unknown>]
  const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((key) => textOf(old[key]) !== textOf(fresh[key]))
    .map((field) => ({ field, old: cut(textOf(old[field])), new: cut(textOf(fresh[field])) }))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
