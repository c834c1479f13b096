import * as v from 'valibot'

/** Kinds of user that a flag may be meant for. */
export const UserKind = v.picklist(['guest', 'private', 'business', 'wholesale', 'staff'])
export type UserKind = v.InferOutput<typeof UserKind>

/** Name in a table of flags: `new-best-price`. */
export const FlagKey = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-z0-9-]*$/))

/** For whom a rule is; each list that is there must fit, an absent one fits everybody. */
export const FlagTarget = v.strictObject({
  users: v.optional(v.array(UserKind)),
  layouts: v.optional(v.array(v.picklist(['desktop', 'desktop-crawler', 'mobile', 'mobile-crawler']))),
  regionIds: v.optional(v.array(v.pipe(v.number(), v.integer()))),
})
export type FlagTarget = v.InferOutput<typeof FlagTarget>

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** One rule of a flag: how the visitors whom it fits are dealt out. */
export const FlagRule = v.strictObject({
  target: v.optional(FlagTarget, {}),
  /**
   * Percent of the visitors by value; `on` and `off` for a flag that is one or the other. The rest keeps the default.
   * Who has a value keeps it when only its percentage grows.
   */
  split: v.pipe(
    v.record(v.string(), Percent),
    v.check((split) => sum(split) <= 100, 'The percentages are more than 100 together'),
  ),
})
export type FlagRule = v.InferOutput<typeof FlagRule>

/** What the shop says of one flag. */
export const FlagRow = v.object({
  key: FlagKey,
  /** False: the default, whatever the rules say. */
  isOn: v.boolean(),
  /** The first one that fits the visitor counts. */
  rules: v.array(FlagRule),
})
export type FlagRow = v.InferOutput<typeof FlagRow>

function sum(split: Record<string, number>): number {
  // 33.3 + 33.3 + 33.4 is a little more than 100.
  return Math.round(Object.values(split).reduce((total, percent) => total + percent, 0) * 1000) / 1000
}
