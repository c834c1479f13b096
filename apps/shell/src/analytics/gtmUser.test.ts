import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getSession } from '@verstak/contracts/session'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import type { TestHostInput } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { gtmUserOf, storeCampaignMarks } from './gtmUser.ts'
import { createTrack } from './track.ts'

const COOKIES = ['cpa', 'hsml', 'has_cart']
const createHost = (more: Partial<TestHostInput> = {}) =>
  createTestHost({ call: createFakeApi().call, region: makeRegion(), ...more })

beforeEach(() => {
  delete window.dataLayer
  for (const name of COOKIES) document.cookie = `${name}=; max-age=0; path=/`
})

const GUEST = {
  clientType: 'b2c',
  memberType: 'guest',
  cpa: null,
  hsml: null,
  cart: false,
  crtTest: null,
  adminId: null,
  attributeCart: null,
  bot: false,
  canary: null,
}

test('each page says whose it is in ten fields [SESSION-009]', () => {
  const remotes = [
    { name: 'cart', version: '1.0.0-abc', isCanary: true as const, routes: [], stylesheets: {} },
    { name: 'product', version: '1.0.0-def', routes: [], stylesheets: {} },
  ]
  document.cookie = 'has_cart=1; path=/'
  storeCampaignMarks('?cpa=admitad&hsml=autumn-2026&other=1')
  const host = createHost({ user: 'business', flags: { 'new-cart': 'b', badge: true } })
  createTrack(host, remotes)({ event: 'page_view', path: '/', title: 'Верстак' })
  expect(window.dataLayer).toEqual([
    {
      event: 'page_view',
      path: '/',
      title: 'Верстак',
      user: {
        clientType: 'b2b',
        memberType: 'business',
        cpa: 'admitad',
        hsml: 'autumn-2026',
        cart: true,
        crtTest: 'badge=true,new-cart=b',
        adminId: null,
        attributeCart: 'user',
        bot: false,
        canary: 'cart@1.0.0-abc',
      },
    },
  ])
})

test.each([
  ['a guest', undefined, GUEST],
  ['a private person', 'private', { ...GUEST, memberType: 'private' }],
  ['a wholesaler', 'wholesale', { ...GUEST, memberType: 'wholesale', clientType: 'b2b' }],
] as const)('%s', (_, user, expected) => {
  expect(gtmUserOf(createHost({ user }), [])).toEqual(expected)
})

test('staff is named by its id, nobody else', () => {
  const idOf = (user: 'staff' | 'private') => {
    const host = createHost({ user })
    host.queryClient.setQueryData(queryKeyOf(getSession, {}), { user, account: { id: 7 } })
    return gtmUserOf(host, []).adminId
  }
  expect([idOf('staff'), idOf('private')]).toEqual([7, null])
})

test('a guest’s cart is this browser’s, and crawlers are bots', () => {
  document.cookie = 'has_cart=1; path=/'
  expect(gtmUserOf(createHost({ layout: 'mobile-crawler' }), [])).toMatchObject({ attributeCart: 'guest', bot: true })
})

test.each(['', '?cpa=', '?cpa=<script>', `?cpa=${'x'.repeat(101)}`])('«%s» brings no mark', (search) => {
  storeCampaignMarks(search)
  expect(gtmUserOf(createHost(), []).cpa).toBeNull()
})

test('a mark outlives the address that brought it', () => {
  storeCampaignMarks('?cpa=admitad')
  storeCampaignMarks('?hsml=autumn')
  expect(gtmUserOf(createHost(), [])).toMatchObject({ cpa: 'admitad', hsml: 'autumn' })
})
