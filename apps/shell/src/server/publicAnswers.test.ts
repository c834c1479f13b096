import { ApiError } from '@verstak/api-client/ApiError'
import { listSaleProducts } from '@verstak/contracts/home'
import { listTagPages } from '@verstak/contracts/listing'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createPublicAnswers } from './publicAnswers.ts'

const tagPages = { data: [{ name: 'Для дома', url: '/tag/dlya-doma-1/' }] }
const drills = { query: { categoryId: 7111 } }
const saws = { query: { categoryId: 7112 } }

function start() {
  const api = createFakeApi().on(listTagPages, () => tagPages)
  let time = 1_000
  const callOf = createPublicAnswers(() => time)
  // Each page has a caller of its own.
  return { api, callAnew: () => callOf(api.call), wait: (ms: number) => (time += ms) }
}

test('pages that want the same at the same time, or soon after, ask once', async () => {
  const { api, callAnew } = start()
  const first = [callAnew()(listTagPages, drills), callAnew()(listTagPages, drills)]
  await expect(Promise.all(first)).resolves.toEqual([tagPages, tagPages])
  await expect(callAnew()(listTagPages, drills)).resolves.toEqual(tagPages)
  expect(api.calls).toHaveLength(1)
  await callAnew()(listTagPages, saws)
  expect(api.calls).toHaveLength(2)
})

test('a page cannot change what others get', async () => {
  const { api, callAnew } = start()
  api.on(listTagPages, () => ({ data: [{ name: 'Для дома', url: '/tag/dlya-doma-1/' }] }))
  const answer = await callAnew()(listTagPages, drills)
  expect(() => answer.data.pop()).toThrow(TypeError)
  expect(() => (answer.data[0]!.name = 'Для дачи')).toThrow(TypeError)
})

test('a change shows after ten seconds, however long browsers may keep the answer', async () => {
  const { api, callAnew, wait } = start()
  await callAnew()(listTagPages, drills)
  wait(9_000)
  await callAnew()(listTagPages, drills)
  expect(api.calls).toHaveLength(1)
  wait(2_000)
  await callAnew()(listTagPages, drills)
  expect(api.calls).toHaveLength(2)
})

test('a page that is left while it waits does not end the wait of others', async () => {
  const { api, callAnew } = start()
  const gone = new AbortController()
  const left = callAnew()(listTagPages, drills, { signal: gone.signal })
  gone.abort()
  await expect(callAnew()(listTagPages, drills)).resolves.toEqual(tagPages)
  await left
  expect(api.calls[0]!.options.signal).toBeUndefined()
})

test('a failure reaches all who wait, and is not kept', async () => {
  const { api, callAnew } = start()
  api.on(listTagPages, () => {
    throw new ApiError('unavailable', 503)
  })
  const waiting = [callAnew()(listTagPages, drills), callAnew()(listTagPages, drills)]
  for (const result of await Promise.allSettled(waiting)) expect(result).toMatchObject({ reason: { status: 503 } })
  api.on(listTagPages, () => tagPages)
  await expect(callAnew()(listTagPages, drills)).resolves.toEqual(tagPages)
})

test('what depends on the buyer is asked for each time', async () => {
  const { api, callAnew } = start()
  api.on(listSaleProducts, () => ({ products: [] }))
  const input = { query: { slug: 'osennie-skidki', regionId: 1 } }
  await callAnew()(listSaleProducts, input)
  await callAnew()(listSaleProducts, input)
  expect(api.calls).toHaveLength(2)
})
