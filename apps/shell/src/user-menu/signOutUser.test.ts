import { ApiError } from '@verstak/api-client/ApiError'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { signOut } from '@verstak/contracts/session'
import { readCookie, writeCookie } from '@verstak/device/cookies'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { signOutUser } from './signOutUser.ts'

function setup(pathname: string, isDown = false) {
  const api = createFakeApi().on(signOut, () => {
    if (isDown) throw new ApiError('unavailable', 503)
    return { status: 'success' as const }
  })
  const host = createTestHost({ call: api.call, region: makeRegion(), user: 'private' })
  const ways = { pathname, reload: jest.fn(), assign: jest.fn() }
  writeCookie(DEVICE_COOKIES.activityType, 'trade')
  return { api, host, ways, leave: () => signOutUser(host, ways) }
}

test('the session ends, the page is loaded anew, the activity type is forgotten [SESSION-018]', async () => {
  const { api, ways, leave } = setup('/category/saws-1/')
  await leave()
  expect(api.calls.map(({ input }) => input)).toEqual([{ body: { isEverywhere: false } }])
  expect(ways.reload).toHaveBeenCalledTimes(1)
  expect(readCookie(DEVICE_COOKIES.activityType)).toBeNull()
})

test.each(['/user/orders/all/', '/admin/product/'])(
  'from %s, which guests do not have, it leads home',
  async (path) => {
    const { ways, leave } = setup(path)
    await leave()
    expect(ways.assign).toHaveBeenCalledWith('/')
  },
)

test('in the cart nothing is loaded anew: it takes the guest’s prices', async () => {
  const { host, ways, leave } = setup('/cart/')
  await leave()
  expect(ways.reload).not.toHaveBeenCalled()
  expect(host.user).toBeUndefined()
})

test('without an answer nobody is signed out', async () => {
  const { ways, leave } = setup('/', true)
  await expect(leave()).rejects.toMatchObject({ code: 'unavailable' })
  expect(ways.reload).not.toHaveBeenCalled()
  expect(readCookie(DEVICE_COOKIES.activityType)).toBe('trade')
})
