import { getSession } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { makeAccount, makeContractor } from '../testing/openHeader.tsx'
import { broadcastSession } from '@verstak/device/sessionChannel'
import { SESSION_KEY } from './useAccount.ts'
import { watchSession } from './watchSession.ts'

const COMPANY: Session = { user: 'business', account: makeAccount({ contractors: [makeContractor({ id: 5 })] }) }
const PERSON: Session = { user: 'private', account: makeAccount({ contractors: [] }) }
const GUEST: Session = { user: 'guest' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function setup(known: Session, now: Session, isUnknown = false) {
  const api = createFakeApi().on(getSession, () => now)
  const host = createTestHost({ call: api.call, region: makeRegion() })
  if (known.user !== 'guest') {
    host.user = known.user
    host.queryClient.setQueryData(SESSION_KEY, known)
  }
  const place = { pathname: '/category/saws-1/', reload: jest.fn() }
  watchSession(host, isUnknown, place)
  return { api, host, place }
}

async function turnTo(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await jest.advanceTimersByTimeAsync(0)
}

async function leaveFor(ms: number) {
  await turnTo('hidden')
  jest.advanceTimersByTime(ms)
  await turnTo('visible')
}

async function comeBack(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  await jest.advanceTimersByTimeAsync(0)
}

test.each([
  ['session has ended', GUEST],
  ['user buys for himself now', PERSON],
  ['company is another', { ...COMPANY, account: makeAccount({ id: 7, contractors: [makeContractor({ id: 6 })] }) }],
])('a page that was left while its %s is loaded anew', async (_, now) => {
  const { place } = setup(COMPANY, now)
  await leaveFor(61_000)
  expect(place.reload).toHaveBeenCalledTimes(1)
})

test('a page whose buyer is the same stays', async () => {
  const { api, place } = setup(COMPANY, COMPANY)
  await leaveFor(61_000)
  expect(api.calls).toHaveLength(1)
  expect(place.reload).not.toHaveBeenCalled()
})

test('nothing is asked for guests, nor after a moment', async () => {
  const guest = setup(GUEST, COMPANY)
  await leaveFor(600_000)
  expect(guest.api.calls).toHaveLength(0)
  const user = setup(COMPANY, GUEST)
  await leaveFor(10_000)
  expect(user.api.calls).toHaveLength(0)
})

test.each([
  [GUEST, COMPANY],
  [COMPANY, GUEST],
])('a page that the browser has kept is loaded anew when somebody else looks at it now', async (known, now) => {
  const { place } = setup(known, now)
  await comeBack(false)
  expect(place.reload).not.toHaveBeenCalled()
  await comeBack(true)
  expect(place.reload).toHaveBeenCalledTimes(1)
})

describe('a page that was made for a guest because nobody knew the session in time', () => {
  const load = (type: string) => (performance.getEntriesByType = jest.fn(() => [{ type } as never]))

  test.each([
    ['is loaded anew when there is one', COMPANY, 'navigate', 1],
    ['stays when its visitor is a guest', GUEST, 'navigate', 0],
    ['is not loaded anew twice', COMPANY, 'reload', 0],
  ])('%s', async (_, now, type, times) => {
    load(type)
    const { place } = setup(GUEST, now, true)
    await jest.advanceTimersByTimeAsync(0)
    expect(place.reload).toHaveBeenCalledTimes(times)
  })
})

describe('when somebody signs in or out in another tab', () => {
  /** jsdom has no channels. */
  class Channel {
    static all = new Set<Channel>()
    onmessage?: (event: { data: unknown }) => void
    constructor() {
      Channel.all.add(this)
    }
    postMessage(data: unknown) {
      for (const one of Channel.all) if (one !== this) one.onmessage?.({ data })
    }
    close() {
      Channel.all.delete(this)
    }
  }
  const tell = async () => {
    const channel = new Channel()
    channel.postMessage('another tab')
    channel.close()
    await jest.advanceTimersByTimeAsync(0)
  }
  beforeEach(() => {
    Channel.all.clear()
    Object.assign(globalThis, { BroadcastChannel: Channel })
    document.body.innerHTML = '<input name="question">'
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    document.body.innerHTML = ''
  })

  test.each([
    ['in', GUEST, COMPANY],
    ['out', COMPANY, GUEST],
  ])('signing %s there loads this page anew', async (_, known, now) => {
    const { place } = setup(known, now)
    await tell()
    expect(place.reload).toHaveBeenCalledTimes(1)
  })

  test('a tab out of sight follows when it is looked at', async () => {
    const { api, place } = setup(GUEST, COMPANY)
    await turnTo('hidden')
    await tell()
    expect(api.calls).toHaveLength(0)
    await turnTo('visible')
    expect(place.reload).toHaveBeenCalledTimes(1)
  })

  test('what is being typed is not lost: the page stays and takes the session', async () => {
    const { host, place } = setup(GUEST, COMPANY)
    const field = document.querySelector('input')!
    field.value = 'Когда?'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await tell()
    expect(place.reload).not.toHaveBeenCalled()
    expect(host.queryClient.getQueryData(SESSION_KEY)).toEqual(COMPANY)
    expect(host.user).toBe('business')
  })

  test('the tab that told so does not hear itself', async () => {
    const { api } = setup(GUEST, COMPANY)
    broadcastSession()
    await jest.advanceTimersByTimeAsync(0)
    expect(api.calls).toHaveLength(0)
  })
})
