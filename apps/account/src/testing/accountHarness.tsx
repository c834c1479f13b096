import { listConsents } from '@verstak/contracts/consent'
import type { Consent } from '@verstak/contracts/consent'
import { getPersonalData } from '@verstak/contracts/personalData'
import type { PersonalData } from '@verstak/contracts/personalData'
import { getPurchaseList, listPurchaseLists } from '@verstak/contracts/purchaseList'
import type { ListedProduct, PurchaseList } from '@verstak/contracts/purchaseList'
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
import { AddOrganization } from '../add-organization/AddOrganization.tsx'
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
  /** What `/user/personal-data/` shows. */
  personalData?: Partial<PersonalData>
  consents?: Consent[]
  /** The remote of reviews is released. */
  hasReviews?: boolean
  /** Lists for repeated purchase. */
  lists?: PurchaseList[]
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
  personalData = {},
  consents = [],
  lists = [],
  hasReviews = false,
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
    .on(getPersonalData, () => {
      if (!account) throw new ApiError('sign-in-required', 401)
      return { ...PERSONAL_DATA, ...personalData }
    })
    .on(listConsents, () => ({ consents }))
    .on(listPurchaseLists, () => {
      if (!account) throw new ApiError('sign-in-required', 401)
      return { lists }
    })
    .on(getPurchaseList, ({ query }) => {
      if (!account) throw new ApiError('sign-in-required', 401)
      const list = lists.find(({ guid }) => guid === query.guid)
      if (!list) throw new ApiError('not-found', 404)
      return list
    })
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
      'account/AddOrganization': AddOrganization as never,
      'account/CabinetMenu': CabinetMenu,
      ...(hasReviews && { 'reviews/MyReviews': () => <p>Отзыв о дрели</p> }),
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

const PERSONAL_DATA: PersonalData = {
  firstName: 'Мария',
  lastName: 'Соколова',
  email: 'maria.sokolova@mail.example',
  newsletter: 'off',
  obstacles: [],
}

export const LIST_GUID = '00000000-0000-4000-8000-000000000011'

export const makeList = (changes: Partial<PurchaseList> = {}): PurchaseList => ({
  guid: LIST_GUID,
  name: 'Бригада 3, расходники',
  products: 2,
  changedAt: '2026-11-02T09:00:00.000Z',
  usedAt: '2026-11-12T09:00:00.000Z',
  lines: [
    makeListed(),
    makeListed({
      id: 2,
      guid: '00000000-0000-4000-8000-000000000022',
      name: 'Грунт-эмаль',
      isAvailable: false,
      available: 0,
    }),
  ],
  sum: 1_145_000,
  ...changes,
})

export const makeListed = (changes: Partial<ListedProduct> = {}): ListedProduct => ({
  id: 1,
  guid: '00000000-0000-4000-8000-000000000021',
  code: '14008275',
  name: 'Перчатки рабочие с нитриловым обливом',
  link: '/product/perchatki-1/',
  image: '/pictures/gloves/{size}.{format}',
  quantity: 50,
  price: 22_900,
  available: 400,
  isAvailable: true,
  step: 1,
  ...changes,
})

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
