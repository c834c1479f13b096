import { OpenFeature } from '@openfeature/server-sdk'
import type { FlagVisitor } from './chooseVariant.ts'
import { contextOf, createFlagProvider } from './createFlagProvider.ts'
import { flagValue } from './flag.ts'
import type { Flag, FlagValue, FlagValues } from './flag.ts'
import type { FlagRow } from './flagRow.ts'

/** The flags of one process, evaluated through OpenFeature. Never throws. */
export interface Flags {
  /** The value for a visitor. */
  valueOf<Value extends FlagValue>(flag: Flag<Value>, visitor: FlagVisitor): Promise<Value>
  /** All values that differ from their default, for the browser. */
  valuesOf(flags: readonly Flag[], visitor: FlagVisitor): Promise<FlagValues>
}

let made = 0

/** @param rows the shop's current table; if it throws, every flag has its default */
export function createFlags(rows: () => readonly FlagRow[]): Flags {
  // OpenFeature has one provider per domain and process; tests run several APIs in one process.
  const domain = `verstak-${++made}`
  OpenFeature.setProvider(domain, createFlagProvider(rows))
  const client = OpenFeature.getClient(domain)

  const evaluate = async (flag: Flag, visitor: FlagVisitor): Promise<FlagValue> => {
    const context = contextOf(visitor)
    const value = await (typeof flag.default === 'boolean'
      ? client.getBooleanValue(flag.key, flag.default, context)
      : client.getStringValue(flag.key, flag.default, context))
    return flagValue({ [flag.key]: value }, flag)
  }
  return {
    valueOf: async <Value extends FlagValue>(flag: Flag<Value>, visitor: FlagVisitor) =>
      (await evaluate(flag as Flag, visitor)) as Value,
    valuesOf: async (flags, visitor) => {
      const known = new Set(rowsOf(rows).map(({ key }) => key))
      const changed = flags.filter(({ key }) => known.has(key))
      const entries = await Promise.all(changed.map(async (flag) => [flag.key, await evaluate(flag, visitor)] as const))
      return Object.fromEntries(entries.filter(([key, value]) => flagOf(changed, key).default !== value))
    },
  }
}

/** Flags without a row need no evaluation: on most pages that is all of them. */
function rowsOf(rows: () => readonly FlagRow[]): readonly FlagRow[] {
  try {
    return rows()
  } catch {
    return []
  }
}

const flagOf = (flags: readonly Flag[], key: string) => flags.find((flag) => flag.key === key)!
