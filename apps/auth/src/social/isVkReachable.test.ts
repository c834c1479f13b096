import { isVkReachable } from './isVkReachable.ts'

const VK = { origin: 'https://id.vk.com' }

test('any answer will do; nothing of the visitor goes along', async () => {
  const ask = jest.fn(() => Promise.resolve({} as Response))
  expect(await isVkReachable(VK, ask)).toBe(true)
  expect(ask).toHaveBeenCalledWith(
    'https://id.vk.com/robots.txt',
    expect.objectContaining({ mode: 'no-cors', credentials: 'omit' }),
  )
})

test('no connection is none', async () => {
  expect(await isVkReachable(VK, () => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
})

test('an answer is waited for 5 s [SOCIAL-008]', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  const ask = (_: unknown, init?: RequestInit) =>
    init?.signal?.aborted ? Promise.reject(new Error('time is over')) : new Promise<Response>(() => undefined)
  expect(await isVkReachable(VK, ask as typeof fetch)).toBe(false)
  expect(limit).toHaveBeenCalledWith(5_000)
  limit.mockRestore()
})
