import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { countSession, deviceNotices } from './deviceNotices.ts'
import { NOTICE } from './noticeNames.ts'
import { currentStep, goToStep, stepAfter } from './organizationSteps.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const T0 = Date.parse('2026-11-20T12:00:00Z')
const everywhere = () => true

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const offeredAt = (now: number, input: Partial<Parameters<typeof deviceNotices>[0]> = {}) =>
  deviceNotices({ flags: {}, canOpen: everywhere, ...input }, now)
const greetingAt = (now: number, input?: Parameters<typeof offeredAt>[1]) =>
  offeredAt(now, input).find(({ notice }) => notice.name === NOTICE.guestOnboarding)

test('a session is counted once, however many pages it has; the next one counts on [NOTIFY-016]', () => {
  for (const [count, start] of [
    [1, T0],
    [2, T0 + DAY],
    [3, T0 + 2 * DAY],
  ] as const) {
    sessionStorage.clear()
    expect(countSession(start)).toEqual({ count, startedAt: start })
    expect(countSession(start + MINUTE)).toEqual({ count, startedAt: start })
    expect(readDevice({ name: 'onboardingUnauthorizedUserSession', kind: 'count', days: 365 }, start)).toBe(count)
  }
})

test.each([3, 4, 20])('in session %d a guest is greeted at once [NOTIFY-017]', (count) => {
  writeDevice(DEVICE_KEYS.guestSessions, count - 1, T0)
  expect(greetingAt(T0)?.notBefore).toBe(T0)
})

test.each([1, 2])(
  'in session %d a guest is greeted 3 minutes after it began, on whatever page [NOTIFY-018]',
  (count) => {
    writeDevice(DEVICE_KEYS.guestSessions, count - 1, T0)
    expect(greetingAt(T0)?.notBefore).toBe(T0 + 3 * MINUTE)
    expect(greetingAt(T0 + 2 * MINUTE)?.notBefore).toBe(T0 + 3 * MINUTE)
  },
)

test('outside of the experiment no guest is greeted [NOTIFY-019]', () => {
  expect(greetingAt(T0, { flags: { 'onboarding-unauthorized-user': false } })).toBeUndefined()
  expect(greetingAt(T0, { flags: { 'onboarding-unauthorized-user': true } })).toBeDefined()
})

test('a greeting that was viewed is remembered for 365 days [SHELL-035]', () => {
  writeDevice(DEVICE_KEYS.guestOnboardingViewed, true, T0)
  expect(greetingAt(T0 + 365 * DAY - 1)).toBeUndefined()
  expect(greetingAt(T0 + 365 * DAY)).toBeDefined()
})

test('what companies get is told once in a session, after a minute [NOTIFY-013]', () => {
  const informer = () => offeredAt(T0).find(({ notice }) => notice.name === NOTICE.businessInformer)
  expect(informer()?.notBefore).toBe(T0 + MINUTE)
  sessionStorage.setItem('user_b2b_informer_showed', JSON.stringify({ value: true, until: null }))
  expect(informer()).toBeUndefined()
  sessionStorage.clear()
  expect(informer()).toBeDefined()
})

test('nothing leads to pages that are not there, and a device that keeps nothing tells nothing', () => {
  expect(offeredAt(T0, { canOpen: () => false })).toEqual([])
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  sessionStorage.clear()
  expect(offeredAt(T0)).toEqual([])
  full.mockRestore()
})

test('the steps after a first organization go from 1 to 3 and begin anew, and the device knows where [NOTIFY-014]', () => {
  const steps = [currentStep()]
  for (let count = 0; count < 4; count += 1) steps.push(goToStep(stepAfter(currentStep())))
  expect(steps).toEqual([1, 2, 3, 1, 2])
  expect(readDevice({ name: 'onboardingFirstOrganizationAdded', kind: 'count', days: 365 })).toBe(2)
  writeDevice(DEVICE_KEYS.firstOrganizationStep, 17)
  expect(currentStep()).toBe(1)
})
