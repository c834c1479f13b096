import { getChatVisitor } from '@verstak/contracts/chat'
import type { ChatVisitor } from '@verstak/contracts/chat'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createChat } from './createChat.ts'

const visitor: ChatVisitor = {
  fields: { id: `g-${'a'.repeat(43)}`, info: 'b2c', display_name: '' },
  hash: 'b'.repeat(43),
}

function setUp({ readyAfterMs = 0, failures = 0 } = {}) {
  const api = createFakeApi().on(getChatVisitor, () => visitor)
  const host = createTestHost({ call: api.call, region: makeRegion() })
  const begun = Date.now()
  const start = jest.fn(() => Date.now() - begun >= readyAfterMs)
  let left = failures
  const bring = jest.fn(async () => {
    if (left-- > 0) throw new Error('offline')
    return { start }
  })
  return { open: createChat(bring), host, start, bring, api }
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('the script comes with the first opening, and the chat starts for the visitor [CHAT-001] [WIDGET-027]', async () => {
  const { open, host, start, bring } = setUp()
  expect(bring).not.toHaveBeenCalled()
  await open(host)
  expect(bring).toHaveBeenCalledTimes(1)
  expect(start.mock.calls).toEqual([[host, visitor]])
})

test('later openings start it without loading it again [CHAT-002] [WIDGET-028]', async () => {
  const { open, host, start, bring } = setUp()
  await open(host)
  await open(host)
  expect(bring).toHaveBeenCalledTimes(1)
  expect(start).toHaveBeenCalledTimes(2)
})

test('a script that did not come is loaded again by the next opening [CHAT-002]', async () => {
  const { open, host, start, bring } = setUp({ failures: 1 })
  await expect(open(host)).rejects.toThrow('offline')
  await open(host)
  expect(bring).toHaveBeenCalledTimes(2)
  expect(start).toHaveBeenCalledTimes(1)
})

test('the script is asked every 100 ms whether it is ready [WIDGET-029]', async () => {
  const { open, host, start } = setUp({ readyAfterMs: 250 })
  const opening = open(host)
  await jest.advanceTimersByTimeAsync(0)
  expect(start).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(99)
  expect(start).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(start).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(200)
  await opening
  expect(start).toHaveBeenCalledTimes(4)
})

test('after 5 s it gives up, and can be opened again [WIDGET-029]', async () => {
  const { open, host, start, bring } = setUp({ readyAfterMs: 6000 })
  const outcome = open(host).then(
    () => 'open',
    () => 'given up',
  )
  await jest.advanceTimersByTimeAsync(4999)
  expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting')
  await jest.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('given up')
  expect(start).toHaveBeenCalledTimes(51)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(start).toHaveBeenCalledTimes(51)
  await open(host)
  expect(bring).toHaveBeenCalledTimes(1)
})

test('presses while it opens are one opening', async () => {
  const { open, host, start, api } = setUp()
  await Promise.all([open(host), open(host), open(host)])
  expect(start).toHaveBeenCalledTimes(1)
  expect(api.calls).toHaveLength(1)
})
