import { getSignInWays, listIdentities } from '@verstak/contracts/identity'
import { getSession, endDevices, listDevices } from '@verstak/contracts/session'
import type { Account, DeviceRow } from '@verstak/contracts/session'
import { listNotifications } from '@verstak/contracts/notification'
import type { Notification } from '@verstak/contracts/notification'
import type { WidgetProps } from '@verstak/contracts/widget'
import { ApiError } from '@verstak/api-client/ApiError'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { Layout } from '@verstak/contracts/layout'
import type { FlagValues } from '@verstak/flags/flag'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { CabinetMenu } from '../cabinet-menu/CabinetMenu.tsx'
import { createRoutes } from '../routes.tsx'

export interface AccountHarnessInput {
  layout?: Layout
  /** Null for a guest. */
  account?: Account | null
  /** What the API answers; throw an `ApiError` to let the call fail. */
  devices?: () => DeviceRow[]
  /** Accounts at other sites. */
  identities?: EndpointResponse<typeof listIdentities>['identities']
  flags?: FlagValues
  notifications?: Notification[]
  /** Released pages besides the page itself. */
  served?: readonly string[]
}

/** The remote as the shell would hold it, on an API without a network; for tests and stories. */
export function createAccountHarness({
  layout = 'desktop',
  account = makeAccount(),
  devices = () => [makeDevice(), makeDevice({ id: PHONE, device: 'Safari, iPhone', ip: null, isCurrent: false })],
  identities = [],
  notifications = [],
  flags = {},
  served = [],
}: AccountHarnessInput = {}) {
  let rows = devices
  const api = createFakeApi()
    .on(getSession, () => (account ? { user: 'private' as const, account } : { user: 'guest' as const }))
    .on(listDevices, () => {
      if (!account) throw new ApiError('sign-in-required', 401)
      return { devices: rows() }
    })
    .on(listNotifications, () => ({ notifications }))
    .on(getSignInWays, () => ({ vk: null, oidc: null, hasPasskeys: false }))
    .on(listIdentities, () => {
      if (!account) throw new ApiError('sign-in-required', 401)
      return { identities }
    })
    .on(endDevices, ({ body: { id } }) => {
      const left = rows().filter((row) => row.isCurrent || (id !== 'others' && row.id !== id))
      rows = () => left
      return { devices: left }
    })
  const host = createTestHost({
    call: api.call,
    region: makeRegion(),
    layout,
    flags,
    ...(account && { user: 'private' as const }),
    isServed: (pathname) => served.includes(pathname),
    widgets: {
      'account/CabinetMenu': CabinetMenu,
      'auth/PasskeyList': () => <h2>Ключи доступа</h2>,
      'auth/CaptchaCheck': CaptchaCheck as never,
    },
  })
  return { api, host, routes: createRoutes(host) }
}

export type AccountHarness = ReturnType<typeof createAccountHarness>

/** A captcha that one press solves. */
function CaptchaCheck({ onSolved }: WidgetProps['auth/CaptchaCheck']) {
  return (
    <button type="button" onClick={() => onSolved('solved')}>
      Я не робот
    </button>
  )
}

export const PHONE = '00000000-0000-4000-8000-000000000002'

/** The session of this browser. */
export const makeDevice = (changes: Partial<DeviceRow> = {}): DeviceRow => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'session',
  device: 'Chrome, Windows',
  ip: '203.0.113.7',
  createdAt: '2026-11-23T08:52:00.000Z',
  lastSeenAt: '2026-11-23T09:10:00.000Z',
  isCurrent: true,
  ...changes,
})

export const makeAccount = (changes: Partial<Account> = {}): Account => ({
  id: 7,
  firstName: 'Мария',
  lastName: 'Соколова',
  displayName: 'Мария Соколова',
  email: 'maria.sokolova@mail.example',
  phone: '9161234501',
  isAuthorized: true,
  isTrusted: false,
  isJuristic: false,
  juristicKey: null,
  juristicPersonsCount: 0,
  contractors: [],
  organization: null,
  wholesalerType: null,
  wholesalerLevel: null,
  currentUserRole: null,
  isUserAdmin: false,
  isSchlumbergerContractor: false,
  ...changes,
})
