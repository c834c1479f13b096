import { isDeepStrictEqual } from 'node:util'
import type { JsonSchema } from '@verstak/contracts/release'
import { compareArrays, compareObjects } from './compareStructures.ts'
import type { CompareOptions } from './compareStructures.ts'
import { checkConstant, compareBounds, isOfType } from './compareScalars.ts'
import { alternativesOf, resolverOf } from './schemaAlternatives.ts'

/** Why a possible value is not accepted. */
export interface Break {
  /** Path of the value: `cart.items[].price`; empty for the whole value. */
  path: string
  reason: string
}

/** Keywords that do not restrict values, or that are compared elsewhere. */
const COMPARED = new Set([
  ...['$schema', '$defs', 'definitions', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly'],
  ...['type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf', '$ref', 'x-function'],
  ...['properties', 'required', 'additionalProperties', 'items', 'prefixItems', 'additionalItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
])

/**
 * Whether every value of `from` is a value of `to`. Both are JSON Schemas of valibot schemas: an object has the fields
 * that it lists and no others, because parsing drops the rest. Undecidable cases count as breaks. (json-schema-diff
 * knows neither bounds nor enums of objects; other libraries of this kind are no longer maintained.)
 * @returns the breaks; empty when compatible
 */
export function isCompatible(from: JsonSchema, to: JsonSchema, options: CompareOptions = {}): Break[] {
  const resolveFrom = resolverOf(from)
  const resolveTo = resolverOf(to)
  const underWay: [JsonSchema, JsonSchema][] = []

  const compare = (sent: JsonSchema, taken: JsonSchema, path: string): Break[] => {
    // A recursive schema: this pair is already being compared.
    if (underWay.some(([a, b]) => a === sent && b === taken)) return []
    underWay.push([sent, taken])
    const targets = alternativesOf(taken, resolveTo)
    const breaks = alternativesOf(sent, resolveFrom).flatMap((alternative) =>
      compareWithAny(alternative, targets, path),
    )
    underWay.pop()
    return breaks
  }

  const compareWithAny = (sent: JsonSchema, targets: JsonSchema[], path: string): Break[] => {
    const tried = targets.map((taken) => compareOne(sent, taken, path))
    if (tried.some((breaks) => breaks.length === 0)) return []
    // A boolean is two constants.
    if (sent['type'] === 'boolean' && !('const' in sent)) {
      return [true, false].flatMap((value) => compareWithAny({ const: value }, targets, path)).slice(0, 1)
    }
    if (tried.length === 1) return tried[0]!
    const near = tried.filter((_, index) => isNear(sent, targets[index]!)).sort((a, b) => distanceOf(a) - distanceOf(b))
    return near[0] ?? [{ path, reason: `${describe(sent)} is not taken, only ${targets.map(describe).join(' or ')}` }]
  }

  const compareOne = (sent: JsonSchema, taken: JsonSchema, path: string): Break[] => {
    const at = (reasons: string[]) => reasons.map((reason) => ({ path, reason }))
    if (isAnything(taken)) return []
    if (taken['x-function'] || sent['x-function']) {
      return taken['x-function'] === sent['x-function']
        ? []
        : at([`${describe(sent)} is not taken, only ${describe(taken)}`])
    }
    if ('const' in taken) {
      return 'const' in sent && isDeepStrictEqual(sent['const'], taken['const'])
        ? []
        : at([`${describe(sent)} is not taken, only ${describe(taken)}`])
    }
    if ('const' in sent) return at([...checkConstant(sent['const'], taken), ...compareUnknown({}, taken)])
    if (!isOfType(sent['type'], taken['type'])) return at([`${describe(sent)} is not taken, only ${describe(taken)}`])
    return [
      ...at([...compareBounds(sent, taken), ...compareUnknown(sent, taken)]),
      ...(sent['type'] === 'object' ? compareObjects(sent, taken, path, compare, options) : []),
      ...(sent['type'] === 'array' ? compareArrays(sent, taken, path, compare) : []),
    ]
  }
  return compare(from, to, '')
}

/** Unknown keywords must be equal on both sides. */
function compareUnknown(sent: JsonSchema, taken: JsonSchema): string[] {
  return Object.keys(taken)
    .filter((rule) => !COMPARED.has(rule) && !isDeepStrictEqual(sent[rule], taken[rule]))
    .map((rule) => `is taken with ${rule} ${JSON.stringify(taken[rule])} only`)
}

function isAnything(schema: JsonSchema): boolean {
  return Object.keys(schema).every((key) => key === 'title' || key === 'description')
}

function describe(schema: JsonSchema): string {
  if (schema['x-function']) return 'a function'
  if ('const' in schema) return JSON.stringify(schema['const'])
  return typeof schema['type'] === 'string' ? schema['type'] : 'any value'
}

/** True for an alternative of the same kind, which gives a better message than a list of all. */
function isNear(sent: JsonSchema, taken: JsonSchema): boolean {
  return !('const' in sent) && !('const' in taken) && sent['type'] === taken['type']
}

/** Distance of an alternative: another variant is further away than any change within the right one. */
function distanceOf(breaks: Break[]): number {
  const isOtherVariant = breaks.some(({ reason }) => /^["\d].* is not taken, only ["\d]/.test(reason))
  return breaks.length + (isOtherVariant ? 1_000 : 0)
}
