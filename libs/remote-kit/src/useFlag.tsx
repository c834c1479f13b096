import type { Flag, FlagValue } from '@verstak/flags/flag'
import { useHost } from '@verstak/host'

/**
 * The value of a flag for this visitor: the server computed and validated it for this page, and the browser uses the
 * same value.
 */
export function useFlag<Value extends FlagValue>(flag: Flag<Value>): Value {
  return (useHost().flags?.[flag.key] as Value | undefined) ?? flag.default
}
