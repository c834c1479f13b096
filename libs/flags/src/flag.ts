/** Value of a flag: off or on, or the name of a variant. */
export type FlagValue = boolean | string

/** A setting of the store that can be changed without a release, or tested with some of the visitors. */
export interface Flag<Value extends FlagValue = FlagValue> {
  /** Name in the shop's table: lower case, digits, hyphens. */
  key: string
  /** Used when the table has no row, cannot be read, or has an invalid value. */
  default: Value
  /** Allowed values; absent for a boolean flag. */
  variants?: readonly Value[]
}

/** Values of one page or call by key; only those that differ from their default. */
export type FlagValues = Readonly<Record<string, FlagValue>>

/** The value of a flag; the default when it is missing or not allowed. */
export function flagValue<Value extends FlagValue>(values: FlagValues | undefined, flag: Flag<Value>): Value {
  const value = values?.[flag.key] as Value | undefined
  return value !== undefined && isValueOf(flag, value) ? value : flag.default
}

function isValueOf<Value extends FlagValue>({ default: usual, variants }: Flag<Value>, value: Value): boolean {
  return variants ? variants.includes(value) : typeof value === typeof usual
}
