/** @jest-environment node */
import { createQueryClient } from '@verstak/api-client/createQueryClient'
import { QueryObserver } from '@tanstack/react-query'
import { createQueryScripts } from './queryScripts.ts'
import { SlotQueryClient } from '../slots/SlotQueryClient.ts'

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('sends each answer once, with its nonce, and nothing of failures', async () => {
  const client = createQueryClient()
  const scripts = createQueryScripts(client, 'nonce-1')
  client.setQueryData(['a'], { name: 'дрель' })
  await client.prefetchQuery({ queryKey: ['b'], queryFn: () => Promise.reject(new Error('secret')) })
  const first = scripts.take()
  expect(first).toContain('</script><script nonce="nonce-1">')
  expect(first).toContain('дрель')
  expect(first).not.toContain('secret')
  expect(scripts.take()).toBe('')
  client.setQueryData(['c'], 'later')
  expect(scripts.take()).toContain('later')
})

test('data that other pages have as well reads the same on each', () => {
  const topics = { data: [{ name: '</script>', state: {} }] }
  const pushOf = () => {
    const client = createQueryClient()
    client.setQueryData(['topics', { state: {} }], topics, { updatedAt: 1 })
    client.setQueryData(['listing'], { name: 'дрель' }, { updatedAt: 1 })
    const [, pushed = ''] =
      /<script type="application\/json">(.*?)<\/script>/.exec(createQueryScripts(client, 'n').take()) ?? []
    expect(pushed).not.toContain('</script>')
    return JSON.parse(pushed.replaceAll(/"dehydratedAt":\d+/g, '"dehydratedAt":1')) as object
  }
  const first = pushOf()
  expect(first).toMatchObject({ queries: [{ state: { data: topics } }, { state: { data: { name: 'дрель' } } }] })
  expect(pushOf()).toEqual(first)
})

test('data cannot end the script', () => {
  const client = createQueryClient()
  client.setQueryData(['a'], '</script><script>alert(1)</script>\u2028')
  const script = createQueryScripts(client, 'n').take()
  expect(script.match(/<\/script>/g)).toHaveLength(2)
  expect(script).not.toContain('\u2028')
})

test('waits for the queries of the page, not for the deferred ones, and never past the deadline', async () => {
  const client = createQueryClient()
  const scripts = createQueryScripts(client, 'n')
  void client.prefetchQuery({ queryKey: ['must'], queryFn: () => later(20).then(() => 'must') })
  void client.prefetchQuery({
    queryKey: ['deferred'],
    queryFn: () => new Promise(() => undefined),
    meta: { slot: 'may' },
  })
  await scripts.mustSettled(5000)
  expect(client.getQueryData(['must'])).toBe('must')

  void client.prefetchQuery({ queryKey: ['hangs'], queryFn: () => new Promise(() => undefined) })
  await expect(scripts.mustSettled(50)).resolves.toEqual([{ slot: 'must' }])
  client.clear()
})

test('waits for a slot no longer than its budget, and says who was late', async () => {
  const client = createQueryClient()
  const scripts = createQueryScripts(client, 'n')
  const should = new SlotQueryClient(client, { slot: 'should', budgetMs: 60, widget: 'cart/AddToCart' })
  const may = new SlotQueryClient(client, { slot: 'may', budgetMs: 0, widget: 'listing/FeaturedProducts' })
  void should.prefetchQuery({ queryKey: ['quick'], queryFn: () => later(10).then(() => 'quick') })
  void should.prefetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => undefined) })
  void may.prefetchQuery({ queryKey: ['row'], queryFn: () => new Promise(() => undefined) })
  // Longer than a test may take.
  const late = await scripts.mustSettled(600_000)
  expect(late).toEqual([{ slot: 'should', budgetMs: 60, widget: 'cart/AddToCart' }])
  expect(client.getQueryData(['quick'])).toBe('quick')
  client.clear()
})

test('what the page needs too is waited for like the rest of the page, whoever asks last', async () => {
  const client = createQueryClient()
  const page = new SlotQueryClient(client, { slot: 'must' })
  const slot = new SlotQueryClient(client, { slot: 'should', budgetMs: 5, widget: 'cart/AddToCart' })
  const query = { queryKey: ['shared'], queryFn: () => later(60).then(() => 'shared') }
  void page.prefetchQuery(query)
  void new QueryObserver(slot, query)
  await expect(createQueryScripts(client, 'n').mustSettled(3000)).resolves.toEqual([])
  expect(client.getQueryData(['shared'])).toBe('shared')
})
