import { createTurns } from './createTurns.ts'

test('between two pieces of work answers leave and callers are heard', async () => {
  const turn = createTurns()
  const happened: string[] = []
  const work = async (name: string) => {
    await turn()
    happened.push(name)
    process.nextTick(() => happened.push(`answer of ${name}`))
  }
  await Promise.all([work('first'), work('second'), work('third')])
  expect(happened).toEqual(['first', 'answer of first', 'second', 'answer of second', 'third'])
})
