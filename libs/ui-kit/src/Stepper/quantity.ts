/** Bounds of a quantity: `min` is 0 where the product may leave the cart; `step` is the multiplicity. */
export interface QuantityBounds {
  min: number
  max: number
  step: number
}

/** The next quantity in a direction, inside the bounds. Below the first step lies only `min`. */
export function steppedQuantity(value: number, direction: 1 | -1, bounds: QuantityBounds): number {
  return fittingQuantity(value + direction * bounds.step, bounds)
}

/**
 * The nearest quantity that may be ordered: a multiple of the step (rounded down, so that nobody gets more than
 * asked for, but not below one step when something was asked for), not above `max`, not below `min`.
 */
export function fittingQuantity(wanted: number, { min, max, step }: QuantityBounds): number {
  const largest = Math.floor(max / step) * step
  const inSteps = wanted <= 0 ? 0 : Math.max(step, Math.floor(wanted / step) * step)
  return Math.max(min, Math.min(inSteps, largest))
}

/** Reads what was typed; null when there is no number in it. Everything but digits is ignored. */
export function parseQuantity(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 6)
  return digits === '' ? null : Number(digits)
}
