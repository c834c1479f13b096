/** @jest-environment node */
import { adOriginsOf, parseAdvertising } from './advertisingSetting.ts'
import { contentSecurityPolicy } from '../page/contentSecurityPolicy.ts'

const SETTING = JSON.stringify({
  script: 'https://ads.example/loader.js',
  origins: ['https://*.banners.example'],
  place: { p1: 'abc', p2: 'def' },
})

const policyOf = (setting: string | undefined) =>
  Object.fromEntries(
    contentSecurityPolicy('abc', '', '', adOriginsOf(parseAdvertising(setting)))
      .split('; ')
      .map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
  )

test.each([undefined, ''])(
  'without the setting (%j) there is no advertising, and pages let nothing in for it',
  (none) => {
    expect(parseAdvertising(none)).toBeNull()
    expect(policyOf(none)).toEqual(policyOf(undefined))
    expect(JSON.stringify(policyOf(none))).not.toContain('http')
  },
)

test('pages show and call the origins that the setting names, and no other', () => {
  const origins = ['https://ads.example', 'https://*.banners.example']
  const policy = policyOf(SETTING)
  for (const directive of ['img-src', 'connect-src', 'frame-src'])
    expect(policy[directive]!.filter((source) => source.startsWith('http'))).toEqual(origins)
  expect(policy['script-src']).toEqual(["'nonce-abc'", "'strict-dynamic'"])
})

test.each([
  'yes',
  '{}',
  '{"script":"javascript:alert(1)"}',
  '{"script":"https://ads.example/a.js","origins":["https://a.example; script-src *"]}',
  '{"script":"https://ads.example/a.js","place":{"ownerId":"1"}}',
])('%s is refused at the start', (setting) => {
  expect(() => parseAdvertising(setting)).toThrow(/^ADVERTISING is not/)
})
