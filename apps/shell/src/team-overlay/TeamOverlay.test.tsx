import { listActivations } from '@verstak/contracts/registry'
import type { UserKind } from '@verstak/flags/flagRow'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { reportFailure } from '../client-report/failures.ts'
import { toggleOverlay } from './toggleOverlay.tsx'
import { watchOverlayKeys } from './watchOverlayKeys.ts'

jest.mock('./overlayStyles.ts', () => ({ overlaySheet: () => ({}) }))

const VERSION = '0.1.0-abcdef01'
const input = {
  remotes: [{ name: 'cart', version: VERSION, routes: [], entry: { href: '/x.js' }, stylesheets: {} }],
  call: createFakeApi().on(listActivations, () => ({
    activations: [
      {
        revision: 1,
        remote: 'cart',
        version: VERSION,
        kind: 'activate' as const,
        percent: 100,
        actor: 'cart team',
        commit: '1234567890abcdef1234567890abcdef12345678',
        reason: null,
        at: '2026-11-20T10:00:00.000Z',
      },
    ],
  })).call,
}

/** Queries for the overlay's shadow tree. */
const overlay = () => within(document.querySelector('team-overlay')!.shadowRoot as unknown as HTMLElement)

beforeAll(() => {
  // jsdom has no layout and no performance entries.
  Object.assign(performance, { getEntriesByType: () => [], getEntriesByName: () => [] })
  Range.prototype.getBoundingClientRect = () => ({ left: 1, top: 2, width: 30, height: 40 }) as DOMRect
})
beforeEach(() => {
  document.body.innerHTML = '<a href="/">first</a><remote-part name="cart/AddToCart"><b>x</b></remote-part>'
})
afterEach(() => act(() => void (document.querySelector('team-overlay') && toggleOverlay(input))))

test('tells of each part whose it is, in which release, with its class, commit and errors', async () => {
  reportFailure({ remote: 'cart', widget: 'AddToCart', kind: 'render', error: new Error('The button is broken') })
  await act(async () => toggleOverlay(input))
  const remotes = overlay().getByRole('table', { name: 'Live remotes' })
  await waitFor(() => expect(remotes).toHaveTextContent(`cart${VERSION}12345678not loaded1`))
  const parts = overlay().getByRole('table', { name: 'Parts of this page' })
  expect(parts).toHaveTextContent('cart/AddToCartshould300 ms1not shown10')
  expect(overlay().getByRole('table', { name: 'Errors' })).toHaveTextContent('The button is broken')
  expect(overlay().getByText(`cart/AddToCart ${VERSION}`)).toBeInTheDocument()
})

test('is for the keyboard: takes the focus, says what it found, closes by Escape and gives the focus back', async () => {
  const link = screen.getByRole('link', { name: 'first' })
  link.focus()
  await act(async () => toggleOverlay(input))
  const { activeElement } = document.querySelector('team-overlay')!.shadowRoot!
  expect(activeElement).toBe(overlay().getByRole('button', { name: 'Close (Esc)' }))
  expect(overlay().getByRole('status')).toHaveTextContent('1 remotes on this page, 1 parts')
  await act(async () => fireEvent.keyDown(window, { key: 'Escape' }))
  expect(document.querySelector('team-overlay')).toBeNull()
  expect(link).toHaveFocus()
})

/** Starts the key listener for this visitor; `stop` removes it. */
function watchAs(who: { isDemo?: true; user?: UserKind }) {
  const listen = jest.spyOn(window, 'addEventListener')
  watchOverlayKeys({ remotes: input.remotes, ...who }, input.call)
  const heard = listen.mock.calls.filter(([name]) => name === 'keydown')
  listen.mockRestore()
  return {
    press: () => fireEvent.keyDown(window, { altKey: true, shiftKey: true, code: 'KeyO', key: 'Щ' }),
    stop: () => heard.forEach(([name, listener]) => window.removeEventListener(name, listener)),
  }
}

test.each<[string, { isDemo?: true; user?: UserKind }]>([
  ['in demo mode', { isDemo: true }],
  ['for staff', { user: 'staff' }],
])('Alt+Shift+O opens and closes it whatever letter the key gives: %s', async (_, who) => {
  const { press, stop } = watchAs(who)
  press()
  await waitFor(() => expect(document.querySelector('team-overlay')).not.toBeNull())
  press()
  await waitFor(() => expect(document.querySelector('team-overlay')).toBeNull())
  stop()
})

test.each<UserKind | undefined>([undefined, 'private', 'business', 'wholesale'])(
  'shoppers of a real store have no key for it: %s',
  async (user) => {
    const { press, stop } = watchAs({ ...(user && { user }) })
    press()
    // Long enough for the already loaded code to run.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(document.querySelector('team-overlay')).toBeNull()
    stop()
  },
)
