import { getSignInWays } from '@verstak/contracts/identity'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { leaveVk } from './leaveVk.ts'

const vk = {
  appId: '7',
  origin: 'https://id.vk.com',
  loginOrigin: 'https://login.vk.com',
  logoutUrl: 'https://login.vk.com/?act=logout',
}
const api = () => createFakeApi().on(getSignInWays, () => ({ vk, oidc: null, hasPasskeys: false }))

beforeEach(() => localStorage.clear())

test('who used VK on this device is signed out there by a GET with credentials, and not brought back for a day [CALL-036]', async () => {
  writeDevice(DEVICE_KEYS.vkSignedIn, true)
  const ask = jest.fn(() => Promise.resolve({} as Response))
  await leaveVk(api(), ask)
  expect(ask).toHaveBeenCalledWith(vk.logoutUrl, { credentials: 'include', keepalive: true })
  expect(readDevice(DEVICE_KEYS.vkAutologinAt)).toBeGreaterThan(0)
  await leaveVk(api(), ask)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('who did not is not made known to VK', async () => {
  const ask = jest.fn()
  await leaveVk(api(), ask)
  expect(ask).not.toHaveBeenCalled()
})

test('a VK that is not reached changes nothing', async () => {
  writeDevice(DEVICE_KEYS.vkSignedIn, true)
  await expect(leaveVk(api(), () => Promise.reject(new Error('offline')))).resolves.toBeUndefined()
})
