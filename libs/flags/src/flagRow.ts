import * as v from 'valibot'

/** Kinds of user that a flag may target. */
export const UserKind = v.picklist(['guest', 'private', 'business', 'wholesale', 'staff'])
export type UserKind = v.InferOutput<typeof UserKind>

/** Name in a table of flags: `new-best-price`. */
export const FlagKey = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-z0-9-]*$/))

/** Target of a rule; every list that is present must match, an absent one matches everybody. */
export const FlagTarget = v.strictObject({
  users: v.optional(v.array(UserKind)),
  layouts: v.optional(v.array(v.picklist(['desktop', 'desktop-crawler', 'mobile', 'mobile-crawler']))),
  regionIds: v.optional(v.array(v.pipe(v.number(), v.integer()))),
})
export type FlagTarget = v.InferOutput<typeof FlagTarget>

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** One rule of a flag: how its visitors are split. */
export const FlagRule = v.strictObject({
  target: v.optional(FlagTarget, {}),
  /**
   * Percent of the visitors by value; `on` and `off` for a boolean flag. The rest gets the default. When a percentage
   * grows, visitors who already have the value keep it.
   */
  split: v.pipe(
    v.record(v.string(), Percent),
    v.check((split) => sum(split) <= 100, 'The percentages are more than 100 together'),
  ),
})
export type FlagRule = v.InferOutput<typeof FlagRule>

/** The shop's settings of one flag. */
export const FlagRow = v.object({
  key: FlagKey,
  /** False: always the default, regardless of the rules. */
  isOn: v.boolean(),
  /** The first matching rule applies. */
  rules: v.array(FlagRule),
})
export type FlagRow = v.InferOutput<typeof FlagRow>

function sum(split: Record<string, number>): number {
  // 33.3 + 33.3 + 33.4 is slightly more than 100 in floating point.
  return Math.round(Object.values(split).reduce((total, percent) => total + percent, 0) * 1000) / 1000
}
