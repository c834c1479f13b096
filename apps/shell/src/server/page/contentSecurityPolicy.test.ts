/** @jest-environment node */
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

/** Sources by directive. */
function parse(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('scripts run by nonce only, and what they load is trusted by them', () => {
  const policy = parse(contentSecurityPolicy('abc', ''))
  expect(policy['script-src']).toEqual(["'nonce-abc'", "'strict-dynamic'"])
})

test('nothing comes from elsewhere, nothing is framed, no form and no base leads away', () => {
  expect(parse(contentSecurityPolicy('abc', ''))).toMatchObject({
    'default-src': ["'self'"],
    'style-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
})

test('a development server may send styles and updates, but no script of its own accord', () => {
  const origin = 'http://127.0.0.1:4010'
  const policy = parse(contentSecurityPolicy('abc', origin))
  expect(policy['style-src']).toEqual(["'self'", origin])
  expect(policy['connect-src']).toEqual(["'self'", origin])
  expect(policy['script-src']).not.toContain(origin)
})

test('in development alone, the map may import its worker from where its files come', () => {
  const map = { script: [], connect: [], img: [], style: [], worker: ["'self'"] }
  const workersOf = (origin: string) =>
    parse(contentSecurityPolicy('abc', origin, '', [], undefined, map))['worker-src']
  expect(workersOf('http://127.0.0.1:4010')).toEqual(["'self'", 'blob:', 'http://127.0.0.1:4010'])
  expect(workersOf('')).toEqual(["'self'"])
  expect(parse(contentSecurityPolicy('abc', 'http://127.0.0.1:4010'))['worker-src']).toEqual(["'none'"])
})
