/** @jest-environment node */
import { StoreBusy, createRenderQueue } from './renderQueue.ts'
import type { LeaveQueue, EnterQueue } from './renderQueue.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const AT_ONCE = 8
const TURN_MS = 1000
const WAITING = 500
const PATIENCE_MS = 10_000
const KIND = 'Category'

const visitor = () => new AbortController().signal

/** A worker at its limit of concurrent pages. */
async function makeBusy(take: EnterQueue): Promise<LeaveQueue[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, () => take(KIND, visitor())))
}

/** Enters the queue several times, and records which entries were admitted. */
function queue(take: EnterQueue, count: number) {
  const came: number[] = []
  const taken = Array.from({ length: count }, (_, index) =>
    take(KIND, visitor()).then((end) => {
      came.push(index)
      return end
    }),
  )
  return { came, taken }
}

const settle = () => jest.advanceTimersByTimeAsync(0)

test('so many pages are made at once, others in the order in which they came', async () => {
  const take = createRenderQueue()
  const ends = await makeBusy(take)
  const { came, taken } = queue(take, 3)
  await settle()
  expect(came).toEqual([])
  ends[5]!()
  await settle()
  expect(came).toEqual([0])
  ends[0]!()
  ;(await taken[0])!()
  await settle()
  expect(came).toEqual([0, 1, 2])
})

test('a turn ends once, however often it is said', async () => {
  const take = createRenderQueue()
  const ends = await makeBusy(take)
  const { came } = queue(take, 2)
  ends[0]!()
  ends[0]!()
  await settle()
  expect(came).toEqual([0])
})

test('turns that nobody waits for are there for the next', async () => {
  const take = createRenderQueue()
  for (const end of await makeBusy(take)) end()
  await makeBusy(take)
  const { came } = queue(take, 1)
  await settle()
  expect(came).toEqual([])
})

test('pages that wait for somebody else keep their worker from others for a second only', async () => {
  const take = createRenderQueue()
  const ends = await makeBusy(take)
  const { came } = queue(take, AT_ONCE + 1)
  await jest.advanceTimersByTimeAsync(TURN_MS - 1)
  expect(came).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(came).toHaveLength(AT_ONCE)
  // Their slots have expired: leaving later admits nobody.
  for (const end of ends) end()
  await settle()
  expect(came).toHaveLength(AT_ONCE)
})

test('a visitor who goes leaves the line, and one who has gone does not come into it', async () => {
  const take = createRenderQueue()
  const [end] = await makeBusy(take)
  const leaving = new AbortController()
  const left = take(KIND, leaving.signal)
  const { came } = queue(take, 1)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(take(KIND, leaving.signal)).rejects.toThrow('gone')
  end!()
  await settle()
  expect(came).toEqual([0])
})

test('whoever waits for too long is asked to come again', async () => {
  const take = createRenderQueue()
  await makeBusy(take)
  // A worker so slow that slots end only by timeout.
  const rounds = PATIENCE_MS / TURN_MS
  const waiting = Array.from({ length: AT_ONCE * (rounds + 2) }, () =>
    take(KIND, visitor()).then(
      () => 'made',
      (error: unknown) => (error instanceof StoreBusy ? 'busy' : error),
    ),
  )
  await jest.advanceTimersByTimeAsync(PATIENCE_MS + 1)
  const outcomes = await Promise.all(waiting)
  expect(new Set(outcomes.slice(0, AT_ONCE * (rounds - 1)))).toEqual(new Set(['made']))
  expect(new Set(outcomes.slice(AT_ONCE * rounds))).toEqual(new Set(['busy']))
})

test('whoever comes when the line is full is asked to come again at once', async () => {
  const take = createRenderQueue()
  await makeBusy(take)
  const { taken } = queue(take, WAITING)
  taken.forEach((one) => one.catch(() => undefined))
  await expect(take(KIND, visitor())).rejects.toBeInstanceOf(StoreBusy)
})

test('pages of another kind have a line of their own', async () => {
  const take = createRenderQueue()
  await makeBusy(take)
  let hasTurn = false
  void take('Product', visitor()).then(() => (hasTurn = true))
  await settle()
  expect(hasTurn).toBe(true)
})
