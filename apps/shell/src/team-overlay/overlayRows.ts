import { DEFAULT_SLOT, widgetSlots } from '@verstak/contracts/widget'
import type { WidgetName } from '@verstak/contracts/widget'
import type { LiveRemote } from '../document/boot.ts'
import type { SeenFailure } from '../client-report/failures.ts'
import type { PagePart } from './readParts.ts'
import { readCodeTiming, readPartTiming } from './readTimings.ts'

/** Name of the part with the failure. */
export function partOf({ remote, widget }: Pick<SeenFailure, 'remote' | 'widget'>): string {
  return widget ? `${remote}/${widget}` : remote
}

/** Cells of the table of remotes: name, version, commit, code, errors. */
export function remoteRows(
  remotes: readonly LiveRemote[],
  commits: Record<string, string>,
  failures: readonly SeenFailure[],
): string[][] {
  return remotes.map(({ name, version, entry }) => {
    const code = readCodeTiming(name)
    return [
      name,
      version,
      commits[name]?.slice(0, 8) ?? 'unknown',
      entry ? (code ? `${asMs(code.loadMs)}, ${Math.round(code.bytes / 1024)} KiB` : 'not loaded') : 'cannot be loaded',
      String(failures.filter(({ remote }) => remote === name).length),
    ]
  })
}

/** Cells of the table of parts, one row per widget: name, class, budget, slots, time, errors, retries. */
export function partRows(parts: readonly PagePart[], failures: readonly SeenFailure[]): string[][] {
  return [...new Set(parts.map(({ name }) => name))].map((name) => {
    // A page has the name of its remote.
    const rule = name.includes('/') ? (widgetSlots[name as WidgetName] ?? DEFAULT_SLOT) : undefined
    const timing = readPartTiming(name)
    return [
      name,
      rule?.slot ?? 'must',
      rule ? asMs(rule.budgetMs) : 'page',
      String(parts.filter((part) => part.name === name).length),
      timing ? asMs(timing.shownMs) : 'not shown',
      String(failures.filter((failure) => partOf(failure) === name).length),
      String(timing?.retries ?? 0),
    ]
  })
}

/** `12 ms`. */
export function asMs(ms: number): string {
  return `${Math.round(ms)} ms`
}
