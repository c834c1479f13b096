import { PAGE_COOKIES, SERVER_COOKIES, cookieNameOf } from './cookie.contract.ts'
import { DEVICE_COOKIES } from './deviceCookie.contract.ts'
import type { CookieRule } from './cookie.contract.ts'

const ALL: CookieRule[] = [SERVER_COOKIES, PAGE_COOKIES, DEVICE_COOKIES].flatMap((table) => Object.values(table))

test('names that the specification fixes stay as they are', () => {
  const names = new Set(ALL.map((rule) => cookieNameOf(rule, true)))
  for (const name of [
    'acctoken',
    'reftoken',
    'admacctoken',
    'cartToken',
    'vi_rr_id',
    'appDownloadHide',
    'showAdminPanel',
  ])
    expect(names).toContain(name)
})

test('the other cookies of servers alone belong to the host in a store with HTTPS, and have their bare names without', () => {
  const prefixed = ALL.filter((rule) => cookieNameOf(rule, true) !== rule.name)
  expect(prefixed.map(({ name }) => name).sort()).toEqual([
    'active_region',
    'identity_flow',
    'known_device',
    'marksToken',
    'remembered_device',
    'review_voter',
    'sign_in_flow',
    'visitor_id',
  ])
  for (const rule of prefixed) {
    expect(rule).toMatchObject({ isHttpOnly: true, writtenBy: expect.stringMatching(/^(api|shell)$/) })
    expect(cookieNameOf(rule, true)).toBe(`__Host-${rule.name}`)
    expect(cookieNameOf(rule, false)).toBe(rule.name)
  }
})
