import { describeProps } from '@verstak/contract-shapes'
import type { JsonSchema } from '@verstak/contracts/release'
import * as v from 'valibot'
import { isCompatible } from './isCompatible.ts'

const text = { type: 'string' }
const number = { type: 'number' }
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
})
const nothing = { type: 'null' }
const either = (...anyOf: JsonSchema[]): JsonSchema => ({ anyOf })
const cart = describeProps(
  v.variant('kind', [v.object({ kind: v.literal('a'), n: v.number() }), v.object({ kind: v.literal('b') })]),
)

test.each<[string, JsonSchema, JsonSchema]>([
  ['the same', object({ a: text }), object({ a: text })],
  ['anything, where anything is taken', {}, {}],
  ['whole numbers as numbers', { type: 'integer' }, number],
  ['one word of several', { const: 'm' }, { enum: ['m', 'l'] }],
  ['fewer words', { enum: ['m'] }, { enum: ['m', 'l'] }],
  ['a constant of a type', { const: 'm' }, { type: 'string', minLength: 1 }],
  ['never null, where null is fine', text, either(text, nothing)],
  ['a boolean, as two constants', { type: 'boolean' }, { enum: [true, false] }],
  ['narrower bounds', { type: 'integer', minimum: 1, maximum: 5 }, { type: 'number', minimum: 0, maximum: 9 }],
  ['a closed bound inside an open one', { type: 'number', minimum: 1 }, { type: 'number', exclusiveMinimum: 0 }],
  ['multiples of multiples', { type: 'number', multipleOf: 6 }, { type: 'number', multipleOf: 3 }],
  ['a field more', object({ a: text, b: text }), object({ a: text })],
  ['sure to be there, where it may be missing', object({ a: text }), object({ a: text }, [])],
  ['without a field that may be missing', object({}), object({ a: text }, [])],
  [
    'a longer list where any length is taken',
    { type: 'array', items: text, minItems: 2 },
    { type: 'array', items: text },
  ],
  ['a pair as a list', { type: 'array', items: [text, text] }, { type: 'array', items: text }],
  ['listed fields as a record', object({ a: text }), { type: 'object', additionalProperties: text }],
  ['variants in another order', cart, either(...[...(cart['oneOf'] as JsonSchema[])].reverse())],
  ['a function for a function', { 'x-function': true }, { 'x-function': true }],
])('fits: %s', (_what, from, to) => {
  expect(isCompatible(from, to)).toEqual([])
})

test.each<[string, JsonSchema, JsonSchema, string, RegExp]>([
  ['another type', object({ a: text }), object({ a: number }), 'a', /string is not taken, only number/],
  ['numbers as whole numbers', number, { type: 'integer' }, '', /only integer/],
  ['null', object({ a: either(text, nothing) }), object({ a: text }), 'a', /null is not taken/],
  ['a word too many', { enum: ['m', 'l', 's'] }, { enum: ['m', 'l'] }, '', /"s" is not taken, only "m" or "l"/],
  ['any word for some', text, { enum: ['m', 'l'] }, '', /string is not taken/],
  ['a boolean for true', { type: 'boolean' }, { const: true }, '', /false is not taken/],
  ['perhaps missing', object({ a: text }, []), object({ a: text }), 'a', /may be missing/],
  ['not sent', object({}), object({ a: text }), 'a', /is not sent/],
  ['wider bounds', number, { type: 'number', minimum: 0 }, '', /minimum 0 only/],
  [
    'the edge of an open bound',
    { type: 'number', minimum: 0 },
    { type: 'number', exclusiveMinimum: 0 },
    '',
    /exclusiveMinimum/,
  ],
  ['longer texts', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 8 }, '', /maxLength 8 only, not 9/],
  ['too short a constant', { const: '' }, { type: 'string', minLength: 1 }, '', /minLength/],
  ['another pattern', { type: 'string', pattern: 'a' }, { type: 'string', pattern: 'b' }, '', /pattern/],
  ['any text as a uuid', text, { type: 'string', format: 'uuid' }, '', /format "uuid"/],
  [
    'elements',
    { type: 'array', items: object({ a: text }) },
    { type: 'array', items: object({ a: number }) },
    '[].a',
    /number/,
  ],
  ['a list as a pair', { type: 'array', items: text }, { type: 'array', items: [text, text] }, '', /a list of 2/],
  ['a field that is refused', object({ b: text }), { ...object({}), additionalProperties: false }, 'b', /not known/],
  [
    'a record with a required field',
    { type: 'object', additionalProperties: text },
    object({ a: text }),
    'a',
    /not sent/,
  ],
  [
    'values of a record',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: number },
    '*',
    /string/,
  ],
  ['a variant too many', cart, (cart['oneOf'] as JsonSchema[])[0]!, 'kind', /"b"/],
  ['anything for something', {}, text, '', /any value is not taken/],
  ['no function for a function', text, { 'x-function': true }, '', /a function/],
])('breaks: %s', (_what, from, to, path, reason) => {
  const breaks = isCompatible(from, to)
  expect(breaks.map((found) => found.path)).toContain(path)
  expect(breaks.map((found) => found.reason).join()).toMatch(reason)
})

test('of several variants the one that is meant tells the reason', () => {
  const before = v.variant('kind', [
    v.object({ kind: v.literal('a'), n: v.number() }),
    v.object({ kind: v.literal('b') }),
  ])
  const after = v.variant('kind', [
    v.object({ kind: v.literal('a'), n: v.string() }),
    v.object({ kind: v.literal('b') }),
  ])
  expect(isCompatible(describeProps(before), describeProps(after))).toEqual([
    { path: 'n', reason: 'number is not taken, only string' },
  ])
})

test('a field that the other side drops is a break only where that would be a loss', () => {
  expect(isCompatible(object({ a: text }), object({}))).toEqual([])
  expect(isCompatible(object({ a: text }), object({}), { unknownFields: 'refused' })).toHaveLength(1)
})

test('schemas that contain themselves are compared to the end', () => {
  const tree = (value: v.GenericSchema): v.GenericSchema => {
    const node: v.GenericSchema = v.object({ value, children: v.array(v.lazy(() => node)) })
    return node
  }
  expect(isCompatible(describeProps(tree(v.string())), describeProps(tree(v.string())))).toEqual([])
  expect(isCompatible(describeProps(tree(v.string())), describeProps(tree(v.number())))).not.toEqual([])
})
