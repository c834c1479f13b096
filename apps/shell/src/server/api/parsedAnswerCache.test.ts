/** @jest-environment node */
import type { Transport } from '@verstak/api-client/call'
import { listSaleProducts } from '@verstak/contracts/home'
import { listTagPages } from '@verstak/contracts/listing'
import { createParsedAnswerCache } from './parsedAnswerCache.ts'

const tagPages = { data: [{ name: 'Для дома', url: '/tag/dlya-doma-1/' }] }
const drills = { query: { categoryId: 7111 } }
const saws = { query: { categoryId: 7112 } }

function start() {
  const asked: { path: string; signal: AbortSignal | undefined }[] = []
  const api = { status: 200, body: tagPages as unknown, cacheControl: 'public, max-age=300' }
  const send: Transport = async (path, { signal }) => {
    asked.push({ path, signal })
    const { status, cacheControl } = api
    const text = JSON.stringify(api.body)
    return {
      status,
      ok: status === 200,
      headers: { get: (name) => (name === 'cache-control' ? cacheControl : null) },
      json: async () => JSON.parse(text) as unknown,
      arrayBuffer: async () => new TextEncoder().encode(text).buffer,
    }
  }
  let time = 1_000
  const callOf = createParsedAnswerCache(() => time)
  // Each page has its own caller.
  return {
    api,
    asked,
    callAnew: (onUsed?: Parameters<typeof callOf>[1]) => callOf(send, onUsed),
    wait: (ms: number) => (time += ms),
  }
}

test('pages that want the same at the same time, or soon after, ask once', async () => {
  const { asked, callAnew } = start()
  const first = [callAnew()(listTagPages, drills), callAnew()(listTagPages, drills)]
  await expect(Promise.all(first)).resolves.toEqual([tagPages, tagPages])
  await expect(callAnew()(listTagPages, drills)).resolves.toEqual(tagPages)
  expect(asked).toHaveLength(1)
  await callAnew()(listTagPages, saws)
  expect(asked).toHaveLength(2)
})

test('a page cannot change what others get', async () => {
  const { callAnew } = start()
  const answer = await callAnew()(listTagPages, drills)
  expect(() => answer.data.pop()).toThrow(TypeError)
  expect(() => (answer.data[0]!.name = 'Для дачи')).toThrow(TypeError)
})

test('a change shows after ten seconds, however long browsers may keep the answer', async () => {
  const { asked, callAnew, wait } = start()
  await callAnew()(listTagPages, drills)
  wait(9_000)
  await callAnew()(listTagPages, drills)
  expect(asked).toHaveLength(1)
  wait(2_000)
  await callAnew()(listTagPages, drills)
  expect(asked).toHaveLength(2)
})

test('a page that is left while it waits does not end the wait of others', async () => {
  const { asked, callAnew } = start()
  const gone = new AbortController()
  const left = callAnew()(listTagPages, drills, { signal: gone.signal })
  gone.abort()
  await expect(callAnew()(listTagPages, drills)).resolves.toEqual(tagPages)
  await left
  expect(asked[0]!.signal).toBeUndefined()
})

test('a failure reaches all who wait, and is not kept', async () => {
  const { api, callAnew } = start()
  api.status = 400
  const waiting = [callAnew()(listTagPages, drills), callAnew()(listTagPages, drills)]
  for (const result of await Promise.allSettled(waiting)) expect(result).toMatchObject({ reason: { status: 400 } })
  api.status = 200
  await expect(callAnew()(listTagPages, drills)).resolves.toEqual(tagPages)
})

test('what depends on the buyer is asked for each time', async () => {
  const { api, asked, callAnew } = start()
  api.body = { products: [] }
  const input = { query: { slug: 'osennie-skidki', regionId: 1 } }
  await callAnew()(listSaleProducts, input)
  await callAnew()(listSaleProducts, input)
  expect(asked).toHaveLength(2)
})

test('each page learns by which call an answer came, whichever page made it', async () => {
  const { asked, callAnew } = start()
  const used: unknown[] = []
  const note = (calls: unknown) => used.push(calls)
  await Promise.all([callAnew(note)(listTagPages, drills), callAnew(note)(listTagPages, drills)])
  await callAnew(note)(listTagPages, drills)
  expect(used).toHaveLength(3)
  for (const calls of used) expect([...(calls as Map<string, string>).keys()]).toEqual([asked[0]!.path])
})

test('each page learns that an answer failed, or is not everybody’s after all', async () => {
  const { api, callAnew } = start()
  const used: unknown[] = []
  const note = (calls: unknown) => used.push(calls)
  api.status = 400
  await Promise.allSettled([callAnew(note)(listTagPages, drills), callAnew(note)(listTagPages, drills)])
  expect(used).toEqual([null, null])
  api.status = 200
  api.cacheControl = 'private, no-store'
  await callAnew(note)(listTagPages, drills)
  expect(used).toEqual([null, null, null])
})
