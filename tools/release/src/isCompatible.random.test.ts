import { describeProps } from '@verstak/contract-shapes'
import * as v from 'valibot'
import { isCompatible } from './isCompatible.ts'

/** Numbers from 0 to 1 that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

interface Drawn {
  schema: v.GenericSchema
  /** A random value that the schema accepts. */
  draw(): unknown
}

function drawSchema(random: () => number, depth: number): Drawn {
  const whole = (limit: number) => Math.floor(random() * limit)
  const child = () => drawSchema(random, depth - 1)
  const makers: (() => Drawn)[] = [
    () => ({ schema: v.string(), draw: () => ['', 'a', 'abc'][whole(3)] }),
    () => ({ schema: v.boolean(), draw: () => random() < 0.5 }),
    () => ({ schema: v.null(), draw: () => null }),
    () => ({ schema: v.pipe(v.string(), v.minLength(1)), draw: () => ['a', 'abc'][whole(2)] }),
    () => {
      const minimum = whole(3)
      return { schema: v.pipe(v.number(), v.minValue(minimum)), draw: () => minimum + whole(3) / 2 }
    },
    () => ({ schema: v.pipe(v.number(), v.integer()), draw: () => whole(5) - 1 }),
    () => {
      const words = ['m', 'l', 's'].slice(whole(2))
      return { schema: v.picklist(words), draw: () => words[whole(words.length)] }
    },
    () => {
      const [a, b] = [child(), child()]
      return { schema: v.union([a.schema, b.schema]), draw: () => (random() < 0.5 ? a : b).draw() }
    },
    () => {
      const element = child()
      return { schema: v.array(element.schema), draw: () => Array.from({ length: whole(3) }, element.draw) }
    },
    () => {
      const fields = ['a', 'b', 'c'].slice(whole(3)).map((name) => ({ name, ...child(), isSure: random() < 0.6 }))
      const entries = fields.map(({ name, schema, isSure }) => [name, isSure ? schema : v.optional(schema)])
      return {
        schema: v.object(Object.fromEntries(entries) as v.ObjectEntries),
        draw: () =>
          Object.fromEntries(
            fields.filter(({ isSure }) => isSure || random() < 0.5).map(({ name, draw }) => [name, draw()]),
          ),
      }
    },
  ]
  return makers[whole(depth > 0 ? makers.length : 7)]!()
}

test('what is called compatible takes every value that is drawn: 4,000 pairs, 12 values each', () => {
  const random = createRandom(7)
  let compatible = 0
  let broken = 0
  for (let pair = 0; pair < 4_000; pair += 1) {
    const from = drawSchema(random, 2)
    const to = drawSchema(random, 2)
    const isFine = isCompatible(describeProps(from.schema), describeProps(to.schema)).length === 0
    const values = Array.from({ length: 12 }, from.draw)
    // Parsing drops fields that the sender's schema does not list, as in real requests and caches.
    const refused = values.filter((value) => !v.is(to.schema, v.parse(from.schema, value)))
    if (isFine && refused.length > 0) {
      throw new Error(`${JSON.stringify([describeProps(from.schema), describeProps(to.schema), refused[0]])}`)
    }
    if (isFine) compatible += 1
    else broken += 1
  }
  expect(compatible).toBeGreaterThan(300)
  expect(broken).toBeGreaterThan(300)
})

test('every schema takes itself', () => {
  const random = createRandom(11)
  for (let count = 0; count < 1_000; count += 1) {
    const shape = describeProps(drawSchema(random, 3).schema)
    expect(isCompatible(shape, structuredClone(shape))).toEqual([])
  }
})
