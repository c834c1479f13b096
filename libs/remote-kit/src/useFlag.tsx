import type { Flag, FlagValue } from '@verstak/flags/flag'
import { useHost } from '@verstak/host'

/** The value of a flag for this visitor: the server decided and checked it for this page, and the browser has the same. */
export function useFlag<Value extends FlagValue>(flag: Flag<Value>): Value {
  return (useHost().flags?.[flag.key] as Value | undefined) ?? flag.default
}
