import { askVkWindow, readToken, type Opener } from './vkWindow.ts'

const VK = { appId: '7', origin: 'https://id.vk.com' }

/** A page whose window is an object of the test's own. */
function openPage({ isBlocked = false } = {}) {
  jest.useFakeTimers()
  const child = { closed: false, close: jest.fn() }
  const listeners = new Set<(event: MessageEvent) => void>()
  const open = jest.fn(() => (isBlocked ? null : child))
  const page = {
    open,
    addEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.delete(listener),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
    screenX: 100,
    screenY: 50,
    outerWidth: 1440,
    outerHeight: 900,
    location: { origin: 'https://verstak.example' },
  } as unknown as Opener
  const say = (data: unknown, event: { origin?: string; source?: unknown } = {}) =>
    listeners.forEach((hear) => hear({ origin: VK.origin, source: child, data, ...event } as MessageEvent))
  const [address, , features] = [
    () => new URL(String(open.mock.calls[0]?.[0 as never])),
    null,
    () => open.mock.calls[0]![2 as never],
  ]
  return { page, child, say, address, features, listeners }
}
afterEach(() => jest.useRealTimers())

const silent = (uuid: string, token = 'abc') => ({ type: 'silent_token', token, uuid })

test('the window is 820 × 560, of VK’s origin, and asks for a token for this page [SOCIAL-009]', () => {
  const { page, address, features } = openPage()
  void askVkWindow(VK, page)
  expect(features()).toBe('popup,width=820,height=560,left=410,top=220')
  const { origin, searchParams } = address()
  expect(origin).toBe(VK.origin)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    app_id: '7',
    response_type: 'silent_token',
    redirect_uri: 'https://verstak.example',
    uuid: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('its token comes with the id that the page made, and the window closes', async () => {
  const { page, child, say, address, listeners } = openPage()
  const asked = askVkWindow(VK, page)
  const uuid = address().searchParams.get('uuid')!
  say(silent(uuid))
  expect(await asked).toEqual({ token: 'abc', uuid })
  expect(child.close).toHaveBeenCalled()
  expect(listeners.size).toBe(0)
})

test.each<[string, (uuid: string) => unknown, { origin?: string; source?: unknown }]>([
  ['another origin', (uuid) => silent(uuid), { origin: 'https://evil.example' }],
  ['an origin that begins alike', (uuid) => silent(uuid), { origin: 'https://id.vk.com.evil.example' }],
  ['another window', (uuid) => silent(uuid), { source: {} }],
  ['another sign-in', () => silent('another'), {}],
  ['nothing in particular', () => ({ type: 'closed' }), {}],
])('a message of %s is not heard', async (_, message, event) => {
  const { page, child, say, address } = openPage()
  const asked = askVkWindow(VK, page)
  say(message(address().searchParams.get('uuid')!), event)
  child.closed = true
  jest.advanceTimersByTime(1_000)
  expect(await asked).toBeNull()
})

test('a token that comes just after its window has closed itself is heard', async () => {
  const { page, child, say, address } = openPage()
  const asked = askVkWindow(VK, page)
  const uuid = address().searchParams.get('uuid')!
  child.closed = true
  jest.advanceTimersByTime(500)
  say(silent(uuid), { source: null })
  expect(await asked).toEqual({ token: 'abc', uuid })
})

test('a blocked window is told at once', () => {
  const { page } = openPage({ isBlocked: true })
  expect(() => askVkWindow(VK, page)).toThrow('blocked')
})

test.each([null, 'text', 7, [], { type: 'silent_token' }, silent('u', ''), { ...silent('u'), token: 7 }])(
  '%j is no token',
  (data) => {
    expect(readToken(data, 'u')).toBeNull()
  },
)
