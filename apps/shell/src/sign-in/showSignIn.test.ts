import { getSession } from '@verstak/contracts/session'
import type { SignInResult } from '@verstak/contracts/widget'
import type { WindowRequest } from '@verstak/host'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { makeAccount, makeContractor } from '../testing/openHeader.tsx'
import { SESSION_KEY } from '../user-menu/useAccount.ts'
import { END_REGISTRATION, showSignIn } from './showSignIn.ts'

const SESSION = { user: 'private' as const, account: makeAccount() }

function open(layout: 'desktop' | 'mobile' = 'desktop', next?: string, account = SESSION.account) {
  const api = createFakeApi().on(getSession, () => ({ ...SESSION, account }))
  const widgets = { 'account/AddOrganization': () => null }
  const host = createTestHost({ call: api.call, region: makeRegion(), layout, widgets })
  const ways = { reload: jest.fn(), assign: jest.fn() }
  showSignIn(host, next, ways)
  const asked = () => host.modals.read().asked
  const { content } = asked()[0]!.request as WindowRequest
  const { props } = content as unknown as {
    props: { next?: string; onStep: (change: object) => void; onDone: (result?: SignInResult) => void }
  }
  return { host, ways, asked, props }
}
const flush = () => new Promise((resolve) => setTimeout(resolve))

test.each([
  ['desktop', 'dialog'],
  ['mobile', 'sheet'],
] as const)('on %s it is a %s of 464 px, which the steps change', (layout, kind) => {
  const { asked, props } = open(layout)
  expect(asked()[0]!.request).toMatchObject({ kind, width: 464, title: 'Вход или регистрация' })
  props.onStep({ title: 'Введите код' })
  expect(asked()[0]!.request).toMatchObject({ kind, width: 464, title: 'Введите код' })
})

test('after success the window closes, then the page is loaded anew [LOGIN-008]', () => {
  const { asked, ways, props } = open()
  ways.reload.mockImplementation(() => expect(asked()).toHaveLength(0))
  props.onDone({ outcome: 'signed-in', address: null })
  expect(ways.reload).toHaveBeenCalledTimes(1)
  expect(ways.assign).not.toHaveBeenCalled()
})

test('with a stored route the page goes there instead [LOGIN-009]', () => {
  const { ways, props } = open('desktop', '/cart/')
  expect(props.next).toBe('/cart/')
  props.onDone({ outcome: 'signed-in', address: '/cart/' })
  expect(ways.assign).toHaveBeenCalledWith('/cart/')
  expect(ways.reload).not.toHaveBeenCalled()
})

test('a company’s registration closes without redirect: the page takes the session, and is told of the end [REGISTER-020]', async () => {
  const told = jest.fn()
  window.addEventListener(END_REGISTRATION, told, { once: true })
  const { host, ways, asked, props } = open()
  props.onDone({ outcome: 'registered-company', address: null })
  expect(asked()).toHaveLength(0)
  await flush()
  expect(host.queryClient.getQueryData(SESSION_KEY)).toEqual(SESSION)
  expect(host.user).toBe('private')
  expect(told).toHaveBeenCalledTimes(1)
  expect([ways.reload.mock.calls, ways.assign.mock.calls]).toEqual([[], []])
})

test.each([
  ['desktop', 'dialog'],
  ['mobile', 'sheet'],
] as const)(
  'on %s the window in which an organization is added follows the registration of a company, as a %s [REGISTER-022, ORG-013]',
  async (layout, kind) => {
    const { asked, props } = open(layout)
    props.onDone({ outcome: 'registered-company', address: null })
    await flush()
    expect(asked().map(({ request }) => request)).toMatchObject([
      { kind, title: 'Добавить организацию', content: { widget: 'account/AddOrganization' } },
    ])
  },
)

test('who has an organization already, and who could not be loaded, is not asked for one', async () => {
  const contractor = makeContractor()
  const { asked, props } = open('desktop', undefined, makeAccount({ contractors: [contractor] }))
  props.onDone({ outcome: 'registered-company', address: null })
  await flush()
  expect(asked()).toEqual([])
})

test('closed without a sign-in the page stays', async () => {
  const { ways, asked, props } = open()
  props.onDone()
  await flush()
  expect(asked()).toHaveLength(0)
  expect(ways.reload).not.toHaveBeenCalled()
})
