import { DEVICE_KEYS } from './deviceKeys.ts'
import type { DeviceKey, DeviceValue } from './deviceKeys.ts'
import { arrivalDraft } from './draftKeys.ts'
import { forgetDevice, readDevice, writeDevice } from './deviceValue.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 21)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

function expectYear<Key extends DeviceKey>(key: Key, name: string, value: DeviceValue<Key>) {
  const empty = readDevice(key)
  expect([0, false]).toContain(empty)
  expect(writeDevice(key, value, NOW)).toBe(true)
  expect(Object.keys(localStorage)).toEqual([name])
  expect(readDevice(key, NOW + 365 * DAY_MS - 1)).toBe(value)
  expect(readDevice(key, NOW + 365 * DAY_MS)).toBe(empty)
}

test('the step of a first organization’s onboarding is kept for 365 days [HTTP-010]', () =>
  expectYear(DEVICE_KEYS.firstOrganizationStep, 'onboardingFirstOrganizationAdded', 2))
test('the sessions of a guest are counted for 365 days [HTTP-011]', () =>
  expectYear(DEVICE_KEYS.guestSessions, 'onboardingUnauthorizedUserSession', 3))
test('that a guest added favourites is kept for 365 days [HTTP-012]', () =>
  expectYear(DEVICE_KEYS.guestFavorites, 'favoritesAddedWithoutLogin', true))
test('that the hint about favourites was shown is kept for 365 days [HTTP-013]', () =>
  expectYear(DEVICE_KEYS.favoritesHintShown, 'isFavoritesOnboardWasShown', true))
test('pages that were looked at are counted for 365 days [HTTP-015]', () =>
  expectYear(DEVICE_KEYS.pagesViewed, 'pages_viewed', 4))

test('what companies were told is kept for the session only [HTTP-018]', () => {
  writeDevice(DEVICE_KEYS.businessInformerShown, true, NOW)
  expect(Object.keys(sessionStorage)).toEqual(['user_b2b_informer_showed'])
  expect(localStorage).toHaveLength(0)
  expect(readDevice(DEVICE_KEYS.businessInformerShown, NOW + 9999 * DAY_MS)).toBe(true)
  forgetDevice(DEVICE_KEYS.businessInformerShown)
  expect(readDevice(DEVICE_KEYS.businessInformerShown)).toBe(false)
})

test.each(['', 'yes', '3', 'null', '[]', '{"value":-1,"until":null}', '{"value":1.5,"until":null}', '{"value":2}'])(
  'what somebody else has written there counts as nothing: %s',
  (text) => {
    localStorage.setItem('pages_viewed', text)
    expect(readDevice(DEVICE_KEYS.pagesViewed)).toBe(0)
    expect(writeDevice(DEVICE_KEYS.pagesViewed, 1)).toBe(true)
    expect(readDevice(DEVICE_KEYS.pagesViewed)).toBe(1)
  },
)

test('storage that is full or blocked breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  expect(writeDevice(DEVICE_KEYS.pagesViewed, 1)).toBe(false)
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  expect(readDevice(DEVICE_KEYS.pagesViewed)).toBe(0)
  expect(() => forgetDevice(DEVICE_KEYS.pagesViewed)).not.toThrow()
})

test('texts are kept for their days, and anything else in their place is none', () => {
  expect(readDevice(arrivalDraft)).toEqual({})
  writeDevice(arrivalDraft, { email: 'anna@mail.ru' }, NOW)
  expect(readDevice(arrivalDraft, NOW + 7 * DAY_MS - 1)).toEqual({ email: 'anna@mail.ru' })
  expect(readDevice(arrivalDraft, NOW + 7 * DAY_MS)).toEqual({})
  for (const value of [{ email: 1 }, 'anna@mail.ru', null]) {
    localStorage.setItem(arrivalDraft.name, JSON.stringify({ value, until: null }))
    expect(readDevice(arrivalDraft)).toEqual({})
  }
})
