import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { forgetCookie, hasCookie, readCookie, writeCookie } from './cookies.ts'
import { retailSession } from './retailSession.ts'

const DAY_S = 86_400

/** Values assigned to `document.cookie`: reading it returns no lifetimes. */
const written: string[] = []
beforeEach(() => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
  written.length = 0
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text)
    own.set!.call(document, text)
  })
})
afterEach(() => jest.restoreAllMocks())

function expectDays(rule: Parameters<typeof writeCookie>[0], name: string, days: number) {
  expect(readCookie(rule)).toBeNull()
  writeCookie(rule, '1')
  expect(written).toEqual([`${name}=1; path=/; max-age=${days * DAY_S}; samesite=lax`])
  expect(readCookie(rule)).toBe('1')
  forgetCookie(rule)
  expect(readCookie(rule)).toBeNull()
}

test('that the region is approved is a cookie of a year [HTTP-008]', () =>
  expectDays(DEVICE_COOKIES.regionApproved, 'region_approved', 365))
test('the activity type is a cookie of a year, and can be cleared', () =>
  expectDays(DEVICE_COOKIES.activityType, 'activity_type', 365))
test('that the reminder of reviews was closed is a cookie of 30 days [HTTP-014] [SHELL-029]', () =>
  expectDays(DEVICE_COOKIES.reviewReminderClosed, 'review_notification_popup_closed', 30))
test('that the bar of the app is hidden is a cookie of a month [HTTP-016]', () =>
  expectDays(DEVICE_COOKIES.appBarHidden, 'appDownloadHide', 30))
test('whether the staff’s panel is open is a cookie of a month [HTTP-017]', () =>
  expectDays(DEVICE_COOKIES.adminPanelShown, 'showAdminPanel', 30))

test('a value with any signs comes back, and one that is none of ours is nothing', () => {
  writeCookie(DEVICE_COOKIES.activityType, 'Строительство; «ООО» = 1')
  expect(readCookie(DEVICE_COOKIES.activityType)).toBe('Строительство; «ООО» = 1')
  document.cookie = 'activity_type=%E0%A4%A'
  expect(readCookie(DEVICE_COOKIES.activityType)).toBeNull()
})

test('the session of recommendations is a random id that is kept for a year [HTTP-006] [HTTP-007]', () => {
  const id = retailSession()
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(written).toEqual([`vi_rr_id=${id}; path=/; max-age=${365 * DAY_S}; samesite=lax`])
  expect(retailSession()).toBe(id)
  expect(written).toHaveLength(1)
  forgetCookie(DEVICE_COOKIES.retailSession)
  expect(retailSession()).not.toBe(id)
})

test('an id of 50 characters stays, a longer or an empty one is replaced [HTTP-006]', () => {
  document.cookie = `vi_rr_id=${'a'.repeat(50)}; path=/`
  expect(retailSession()).toBe('a'.repeat(50))
  for (const bad of ['a'.repeat(51), '']) {
    document.cookie = `vi_rr_id=${bad}; path=/`
    expect(retailSession()).toMatch(/^[0-9a-f]{32}$/)
  }
})

test('a cookie is there by its whole name, not as the end of another', () => {
  const rule = { name: 'has_cart' }
  document.cookie = 'had_has_cart=1; path=/'
  document.cookie = 'other=has_cart=1; path=/'
  expect(hasCookie(rule)).toBe(false)
  document.cookie = 'has_cart=1; path=/'
  expect(hasCookie(rule)).toBe(true)
})
