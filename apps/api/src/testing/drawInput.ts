import type * as v from 'valibot'
import { KNOWN_INPUT, SOME_TEXT } from './fuzz.data.ts'
import { guidOf } from './testShop.data.ts'

/** Numbers from 0 up to 1. */
type Random = () => number

/** The parts of a valibot schema that its inside is drawn from. */
interface Described {
  type: string
  wrapped?: Described
  entries?: Record<string, Described>
  item?: Described
  value?: Described
  options?: readonly unknown[]
  literal?: unknown
  pipe?: readonly { type: string; requirement?: unknown }[]
}

/** A value that a schema most likely accepts; what optional parts there are is drawn as well. */
export function drawInput(schema: v.GenericSchema, random: Random): unknown {
  return drawOf(schema as unknown as Described, '', random)
}

function drawOf(schema: Described, field: string, random: Random): unknown {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]
  const pool = Object.hasOwn(KNOWN_INPUT, field) ? KNOWN_INPUT[field] : undefined
  if (schema.type === 'optional' || schema.type === 'nullable' || schema.type === 'nullish') {
    if (random() < 0.4) return schema.type === 'nullable' ? null : undefined
    return drawOf(schema.wrapped!, field, random)
  }
  if (pool && random() < 0.9) return pick(pool)
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(schema.entries!).map(([key, entry]) => [key, drawOf(entry, key, random)]),
      )
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () => drawOf(schema.item!, field, random))
    case 'record':
      return Object.fromEntries([1, 2].map((id) => [guidOf(id), drawOf(schema.value!, field, random)]))
    case 'union':
    case 'variant':
      return drawOf(pick(schema.options!) as Described, field, random)
    case 'picklist':
      return pick(schema.options!)
    case 'literal':
      return schema.literal
    case 'boolean':
      return random() < 0.5
    case 'number':
      return drawNumber(schema, random)
    default:
      return drawText(schema, random)
  }
}

const boundOf = ({ pipe = [] }: Described, type: string) => pipe.find((action) => action.type === type)?.requirement

function drawNumber(schema: Described, random: Random): number {
  const low = Number(boundOf(schema, 'min_value') ?? 0)
  const high = Number(boundOf(schema, 'max_value') ?? low + 1_000)
  const drawn = random() < 0.2 ? [low, high][Math.floor(random() * 2)]! : low + random() * Math.min(high - low, 500)
  return Math.round(drawn)
}

function drawText(schema: Described, random: Random): string {
  if (boundOf(schema, 'uuid') !== undefined) return guidOf(1 + Math.floor(random() * 320))
  if (boundOf(schema, 'to_number') !== undefined) return String(Math.floor(random() * 100))
  const length = Number(boundOf(schema, 'min_length') ?? 0) + Math.floor(random() * 12)
  return SOME_TEXT.slice(0, length)
}
