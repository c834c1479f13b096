import { VK_RETURN } from '@verstak/contracts/identity'
import { autologin, isAutologinDue, recordAutologin, readReturn } from './vkAutologin.ts'

const HOUR_MS = 60 * 60 * 1000
const NOW = Date.parse('2026-05-05T12:00:00Z')
const VK = { appId: '7', loginOrigin: 'https://login.vk.com' }

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('it is tried again after 24 hours, by a time kept on the device [SOCIAL-007]', () => {
  expect(isAutologinDue(NOW)).toBe(true)
  recordAutologin(NOW)
  expect(JSON.parse(localStorage.getItem('vkAutologinAt')!)).toMatchObject({ value: NOW })
  expect(isAutologinDue(NOW + 24 * HOUR_MS - 1)).toBe(false)
  expect(isAutologinDue(NOW + 24 * HOUR_MS)).toBe(true)
})

test('a clock that was set back does not stop it for good', () => {
  recordAutologin(NOW)
  expect(isAutologinDue(NOW - HOUR_MS)).toBe(true)
})

test('it redirects a hidden frame to the domain of sign-in, for a silent token [CALL-037]', () => {
  void autologin(VK)
  const frame = document.querySelector('iframe')!
  const { origin, searchParams } = new URL(frame.src)
  expect(origin).toBe('https://login.vk.com')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    act: 'autologin',
    response_type: 'silent_token',
    app_id: '7',
    redirect_uri: location.origin + VK_RETURN,
  })
  expect(frame).not.toBeVisible()
  // It cannot lead the page away.
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin')
  expect(isAutologinDue()).toBe(false)
  frame.remove()
})

test('a frame that does not come back is given up and removed', async () => {
  jest.useFakeTimers()
  const asked = autologin(VK)
  jest.advanceTimersByTime(5_000)
  expect(await asked).toBe('lost')
  expect(document.querySelector('iframe')).toBeNull()
})

const token = { type: 'silent_token', token: 'abc', uuid: 'u' }

test.each([
  ['a token', { payload: JSON.stringify(token) }, { token: 'abc', uuid: 'u' }],
  ['error 207: access [FAULT-045]', { error_code: '207' }, 'access'],
  ['error 11300: unavailable [FAULT-046]', { error_code: '11300' }, 'unavailable'],
  ['a token of another frame', { payload: JSON.stringify({ ...token, uuid: 'v' }) }, 'lost'],
  ['nothing', {}, 'lost'],
  ['garbage', { payload: '{' }, 'lost'],
])('the redirect back says %s', (_, parameters, expected) => {
  expect(readReturn(new URLSearchParams(parameters as Record<string, string>), 'u')).toEqual(expected)
})
