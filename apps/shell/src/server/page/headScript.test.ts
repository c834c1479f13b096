import { headScript } from './headScript.ts'

const run = () => {
  const [, script = ''] = /^<script nonce="n-1">(.*)<\/script>$/.exec(headScript('n-1')) ?? []
  new Function(script)()
}

const root = document.documentElement

afterEach(() => root.removeAttribute('data-returned'))

test.each([
  ['navigate', false],
  ['reload', true],
  ['back_forward', true],
])('a document of the kind %s is come back to: %s', (type, isReturned) => {
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry]
  run()
  expect(root.hasAttribute('data-returned')).toBe(isReturned)
})

test('costs no page more than 650 characters', () => {
  expect(headScript('00000000-0000-4000-8000').length).toBeLessThanOrEqual(650)
})
