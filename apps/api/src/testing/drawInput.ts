import type * as v from 'valibot'
import { KNOWN_INPUT, LISTING_FIELDS, SHARP_TEXTS, SOME_TEXT } from './fuzz.data.ts'
import { guidOf } from './testShop.data.ts'

/** Numbers from 0 up to 1. */
type Random = () => number

/** The parts of a valibot schema that are used to draw values. */
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

/** A value that a schema most likely accepts; the presence of optional parts is random too. */
export function drawInput(schema: v.GenericSchema, random: Random): unknown {
  const drawn = drawOf(schema as unknown as Described, '', random)
  return isListing(drawn) && random() < 0.8 ? fitListing(drawn) : drawn
}

type DrawnListing = Record<string, unknown> & { listingType: string }

const isListing = (drawn: unknown): drawn is DrawnListing =>
  typeof drawn === 'object' && drawn !== null && 'listingType' in drawn

/** Removes the fields that a listing of the type does not allow. */
function fitListing(drawn: DrawnListing): DrawnListing {
  const own = LISTING_FIELDS[drawn.listingType]!
  const others = Object.values(LISTING_FIELDS)
    .flat()
    .filter((field) => !own.includes(field))
  const nothing = others.map((field) => [field, { id: 0, brandId: 0, searchString: '' }[field]])
  return { ...drawn, ...(Object.fromEntries(nothing) as Partial<DrawnListing>) }
}

function drawOf(schema: Described, field: string, random: Random): unknown {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]
  const pool = Object.hasOwn(KNOWN_INPUT, field) ? KNOWN_INPUT[field] : undefined
  if (schema.type === 'optional' || schema.type === 'nullable' || schema.type === 'nullish') {
    if (random() < 0.4) return schema.type === 'nullable' ? null : undefined
    return drawOf(schema.wrapped!, field, random)
  }
  if (schema.type === 'string' && random() < 0.03) return pick(SHARP_TEXTS)
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
