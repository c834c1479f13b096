import { FlagNotFoundError, TypeMismatchError } from '@openfeature/server-sdk'
import type { EvaluationContext, Provider, ResolutionDetails } from '@openfeature/server-sdk'
import { chooseVariant } from './chooseVariant.ts'
import type { FlagVisitor } from './chooseVariant.ts'
import type { FlagRow } from './flagRow.ts'

/** Converts the visitor to OpenFeature's context. */
export function contextOf({ id, user, layout, regionId }: FlagVisitor): EvaluationContext {
  return { ...(id === null ? {} : { targetingKey: id }), ...(layout === undefined ? {} : { layout }), user, regionId }
}

/**
 * OpenFeature provider over the shop's flag table, in the same process: no service is called.
 * @param rows the current table; if it throws, every flag has its default
 */
export function createFlagProvider(rows: () => readonly FlagRow[]): Provider {
  const resolve = <T>(key: string, usual: T, context: EvaluationContext, read: (variant: string) => T | undefined) => {
    const row = rows().find((one) => one.key === key)
    if (!row) throw new FlagNotFoundError(`The shop's table says nothing of ${key}`)
    const variant = chooseVariant(row, visitorOf(context))
    if (variant === undefined) return { value: usual, reason: row.isOn ? 'DEFAULT' : 'DISABLED' }
    const value = read(variant)
    if (value === undefined) throw new TypeMismatchError(`${key} has no value «${variant}»`)
    const split = row.rules.some((rule) => Object.values(rule.split).some((percent) => percent < 100))
    return { value, variant, reason: split ? 'SPLIT' : 'TARGETING_MATCH' }
  }
  const refuse = (key: string) => Promise.reject(new TypeMismatchError(`${key}: flags are on or off, or have names`))
  return {
    metadata: { name: 'verstak-table' },
    runsOn: 'server',
    resolveBooleanEvaluation: async (key, usual, context): Promise<ResolutionDetails<boolean>> =>
      resolve(key, usual, context, (variant) => ({ on: true, off: false })[variant]),
    resolveStringEvaluation: async (key, usual, context): Promise<ResolutionDetails<string>> =>
      resolve(key, usual, context, (variant) => variant),
    resolveNumberEvaluation: refuse,
    resolveObjectEvaluation: refuse,
  }
}

function visitorOf({ targetingKey, user, layout, regionId }: EvaluationContext): FlagVisitor {
  return {
    id: targetingKey ?? null,
    user: user as FlagVisitor['user'],
    ...(layout === undefined ? {} : { layout: String(layout) }),
    regionId: Number(regionId),
  }
}
