/** @jest-environment <rootDir>/tools/test/src/jest/webEnvironment.ts */

test('fetch and its companions are those of Node, next to a real document', async () => {
  const response = new Response(new TextEncoder().encode('Верстак'))
  expect(await response.text()).toBe('Верстак')
  expect(new Request('http://localhost/', { signal: new AbortController().signal }).signal.aborted).toBe(false)
  expect(document.body).toBeInstanceOf(HTMLElement)
})

test('MessageChannel is absent', () => {
  expect('MessageChannel' in globalThis).toBe(false)
})
