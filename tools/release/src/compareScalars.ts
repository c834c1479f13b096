import type { JsonSchema } from '@verstak/contracts/release'

/**
 * Bounds of numbers, lengths and counts, with the required relation of the sender's bound (first) to the receiver's
 * (second).
 */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'multipleOf']
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']

/** Reasons why a value within the bounds of `from` may be outside those of `to`. */
export function compareBounds(from: JsonSchema, to: JsonSchema): string[] {
  return [
    ...LOWER.filter((bound) => bound in to && !isInside(from, to, bound, 1)),
    ...UPPER.filter((bound) => bound in to && !isInside(from, to, bound, -1)),
  ].map(
    (bound) => `is taken with ${bound} ${String(to[bound])} only${bound in from ? `, not ${String(from[bound])}` : ''}`,
  )
}

function isInside(from: JsonSchema, to: JsonSchema, bound: string, direction: 1 | -1): boolean {
  const taken = to[bound] as number
  if (bound === 'multipleOf') return typeof from[bound] === 'number' && from[bound] % taken === 0
  return boundsLike(bound).some((name) => {
    const given = from[name]
    if (typeof given !== 'number') return false
    // An inclusive bound contains its value, an exclusive one does not.
    const isOpenTaken = bound.startsWith('exclusive') && !name.startsWith('exclusive')
    return isOpenTaken ? given * direction > taken * direction : given * direction >= taken * direction
  })
}

function boundsLike(bound: string): string[] {
  if (/minimum/i.test(bound)) return ['minimum', 'exclusiveMinimum']
  return /maximum/i.test(bound) ? ['maximum', 'exclusiveMaximum'] : [bound]
}

/** Whether a value of `from` is one of the type of `to`; an integer is a number. */
export function isOfType(from: unknown, to: unknown): boolean {
  return to === undefined || from === to || (from === 'integer' && to === 'number')
}

/** JSON type of a value. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** Reasons why a constant is not accepted; checks bounds, patterns and types, but not objects and lists. */
export function checkConstant(value: unknown, to: JsonSchema): string[] {
  if (!isOfType(typeOf(value), to['type'])) return [`is taken as ${String(to['type'])} only, not ${typeOf(value)}`]
  const size = typeof value === 'number' ? numberBounds(value) : typeof value === 'string' ? textBounds(value) : {}
  const pattern = to['pattern']
  const fitsPattern = typeof value !== 'string' || typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)
  return [...compareBounds(size, to), ...(fitsPattern ? [] : [`is taken with pattern ${pattern} only`])]
}

const numberBounds = (value: number) => ({ minimum: value, maximum: value, multipleOf: value })
const textBounds = (value: string) => ({ minLength: [...value].length, maxLength: [...value].length })
