import { BUCKETS, bucketOf } from './bucketOf.ts'
import type { FlagRow, FlagTarget, UserKind } from './flagRow.ts'

/** Visitor for whom a flag is evaluated. */
export interface FlagVisitor {
  /**
   * Random id from the visitor's cookie; null without one, such as for a crawler, which takes part in no experiment.
   */
  id: string | null
  user: UserKind
  /** Absent when unknown, as in the API: rules for layouts do not match then. */
  layout?: string
  regionId: number
}

/** Name of the value that the shop's rules assign to a visitor; undefined for the default. */
export function chooseVariant({ key, isOn, rules }: FlagRow, visitor: FlagVisitor): string | undefined {
  if (!isOn) return undefined
  const rule = rules.find(({ target }) => isFor(target, visitor))
  if (!rule) return undefined
  const entries = Object.entries(rule.split)
  if (visitor.id === null) return entries.find(([, percent]) => percent === 100)?.[0]
  const bucket = bucketOf(key, visitor.id)
  let end = 0
  for (const [variant, percent] of entries) {
    end += (percent * BUCKETS) / 100
    if (bucket < Math.round(end)) return variant
  }
  return undefined
}

function isFor({ users, layouts, regionIds }: FlagTarget, visitor: FlagVisitor): boolean {
  return (
    (!users || users.includes(visitor.user)) &&
    (!layouts || layouts.some((layout) => layout === visitor.layout)) &&
    (!regionIds || regionIds.includes(visitor.regionId))
  )
}
