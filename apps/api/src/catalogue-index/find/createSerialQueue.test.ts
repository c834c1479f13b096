import { createSerialQueue } from './createSerialQueue.ts'

test('between two tasks answers leave and callers are heard', async () => {
  const runSerially = createSerialQueue()
  const happened: string[] = []
  const run = (name: string) =>
    runSerially(() => {
      happened.push(name)
      process.nextTick(() => happened.push(`answer of ${name}`))
    })
  await Promise.all([run('first'), run('second'), run('third')])
  expect(happened).toEqual(['first', 'answer of first', 'second', 'answer of second', 'third'])
})

test('a task that fails fails its caller only', async () => {
  const runSerially = createSerialQueue()
  const failing = runSerially(() => {
    throw new Error('away')
  })
  await expect(failing).rejects.toThrow('away')
  expect(await runSerially(() => 'next')).toBe('next')
})
