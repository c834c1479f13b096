/** What a flag may be: off or on, or the name of a variant. */
export type FlagValue = boolean | string

/** Something of the store that can be changed without a release, or tried on some of the visitors. */
export interface Flag<Value extends FlagValue = FlagValue> {
  /** Name in the shop's table: lower case, digits, hyphens. */
  key: string
  /** What holds when the table says nothing, cannot be read, or makes no sense. */
  default: Value
  /** Values that it may take; absent for one that is on or off. */
  variants?: readonly Value[]
}

/** Values of one page or call by key, without those that are at their default. */
export type FlagValues = Readonly<Record<string, FlagValue>>

/** The value of a flag; the default where nothing, or nothing that the flag may be, was handed over. */
export function flagValue<Value extends FlagValue>(values: FlagValues | undefined, flag: Flag<Value>): Value {
  const value = values?.[flag.key] as Value | undefined
  return value !== undefined && isValueOf(flag, value) ? value : flag.default
}

function isValueOf<Value extends FlagValue>({ default: usual, variants }: Flag<Value>, value: Value): boolean {
  return variants ? variants.includes(value) : typeof value === typeof usual
}
