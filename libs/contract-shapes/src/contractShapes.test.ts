import * as v from 'valibot'
import { describeEndpoint, describeEndpoints, describeProps } from './contractShapes.ts'

const endpoint = {
  method: 'GET',
  path: '/api/things',
  query: v.object({ page: v.pipe(v.string(), v.toNumber(), v.integer()), all: v.optional(v.boolean(), false) }),
  response: v.object({
    things: v.array(v.object({ id: v.pipe(v.number(), v.minValue(1)), name: v.nullable(v.string()) })),
  }),
}

test('a call is described as it goes over the wire', () => {
  expect(describeEndpoint(endpoint, 3)).toEqual({
    keyVersion: 3,
    query: {
      type: 'object',
      properties: { page: { type: 'string' }, all: { type: 'boolean', default: false } },
      required: ['page'],
    },
    body: null,
    response: {
      type: 'object',
      properties: {
        things: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'number', minimum: 1 }, name: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
            required: ['id', 'name'],
          },
        },
      },
      required: ['things'],
    },
  })
})

test('calls stand under method and path, in one order', () => {
  const shapes = describeEndpoints([endpoint, { ...endpoint, method: 'DELETE', path: '/api/b' }], 1)
  expect(Object.keys(shapes)).toEqual(['DELETE /api/b', 'GET /api/things'])
})

test('functions of props are marked, and a transform is described by what is passed', () => {
  const onClose = v.pipe(
    v.function(),
    v.transform((close) => close as () => void),
  )
  const props = describeProps(
    v.object({ onClose, size: v.pipe(v.number(), v.transform(String)), on: v.optional(v.function()) }),
  )
  expect(props).toEqual({
    type: 'object',
    properties: { onClose: { 'x-function': true }, size: { type: 'number' }, on: { 'x-function': true } },
    required: ['onClose', 'size'],
  })
})

test('the order in which fields are written changes nothing', () => {
  const first = v.object({ b: v.string(), a: v.object({ d: v.number(), c: v.literal(1) }) })
  const second = v.object({ a: v.object({ c: v.literal(1), d: v.number() }), b: v.string() })
  expect(JSON.stringify(describeProps(first))).toBe(JSON.stringify(describeProps(second)))
})

test('a field that is called required stays a field', () => {
  expect(describeProps(v.object({ required: v.string() }))).toMatchObject({
    properties: { required: { type: 'string' } },
  })
})

test('checks by code and types outside JSON are left open', () => {
  const even = v.pipe(
    v.number(),
    v.check((value) => value % 2 === 0),
  )
  expect(describeProps(v.object({ even, at: v.date() }))).toMatchObject({
    properties: { even: { type: 'number' }, at: {} },
  })
})
