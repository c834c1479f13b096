// expect: jsdoc/require-jsdoc, jsdoc/require-jsdoc, jsdoc/require-jsdoc
import type * as v from 'valibot'

declare const schema: () => { type: unknown }
declare const endpoint: (options: { summary?: string }) => unknown

/** A schema. */
export const Sum = schema()
export type Sum = v.InferOutput<typeof Sum>

export const getSum = endpoint({ summary: 'Adds up' })
export const getNothing = endpoint({})

export interface SumProps {
  /** The first. */
  a: number
}
export interface Addend {
  a: number
}
export type Total = number
