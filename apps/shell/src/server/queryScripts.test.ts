/** @jest-environment node */
import { createQueryClient } from '@verstak/api-client/createQueryClient'
import { createQueryScripts } from './queryScripts.ts'

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('sends each answer once, with its nonce, and nothing of failures', async () => {
  const client = createQueryClient()
  const scripts = createQueryScripts(client, 'nonce-1')
  client.setQueryData(['a'], { name: 'дрель' })
  await client.prefetchQuery({ queryKey: ['b'], queryFn: () => Promise.reject(new Error('secret')) })
  const first = scripts.take()
  expect(first).toContain('<script nonce="nonce-1">')
  expect(first).toContain('дрель')
  expect(first).not.toContain('secret')
  expect(scripts.take()).toBe('')
  client.setQueryData(['c'], 'later')
  expect(scripts.take()).toContain('later')
})

test('data cannot end the script', () => {
  const client = createQueryClient()
  client.setQueryData(['a'], '</script><script>alert(1)</script>\u2028')
  const script = createQueryScripts(client, 'n').take()
  expect(script.match(/<\/script>/g)).toHaveLength(1)
  expect(script).not.toContain('\u2028')
})

test('waits for the queries of the page, not for the deferred ones, and never past the deadline', async () => {
  const client = createQueryClient()
  const scripts = createQueryScripts(client, 'n')
  void client.prefetchQuery({ queryKey: ['must'], queryFn: () => later(20).then(() => 'must') })
  void client.prefetchQuery({
    queryKey: ['deferred'],
    queryFn: () => new Promise(() => undefined),
    meta: { isDeferred: true },
  })
  await scripts.mustSettled(5000)
  expect(client.getQueryData(['must'])).toBe('must')

  void client.prefetchQuery({ queryKey: ['hangs'], queryFn: () => new Promise(() => undefined) })
  const startedAt = performance.now()
  await scripts.mustSettled(50)
  expect(performance.now() - startedAt).toBeLessThan(5000)
  client.clear()
})
