import type { Change } from './exchange.sql.ts'
import type { Action } from './RunReport.ts'

const SIGNS: Record<Action, string> = { add: '+', change: '~', withdraw: '−', return: '+', remove: '−' }
const LONGEST = 80

/** A change in one line: `~ product 17 (line 40) price: 129000 → 119000`. */
export function describeChange({ kind, source_id: id, line, action, before, after }: Change): string {
  const place = line === null ? '' : ` (line ${line})`
  const name = textOf(((after ?? before) as { name?: unknown } | null)?.name)
  const what = action === 'change' ? differencesOf(before, after) : name
  return `${SIGNS[action]} ${kind} ${id}${place} ${what}`
}

function differencesOf(before: unknown, after: unknown): string {
  const [old, fresh] = [before, after] as [Record<string, unknown>, Record<string, unknown>]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((key) => textOf(old[key]) !== textOf(fresh[key]))
    .map((key) => `${key}: ${cut(textOf(old[key]))} → ${cut(textOf(fresh[key]))}`)
    .join('; ')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
