import { ApiError } from '@verstak/api-client/ApiError'
import { listNotifications, markNotificationViewed } from '@verstak/contracts/notification'
import type { Notification } from '@verstak/contracts/notification'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getSession } from '@verstak/contracts/session'
import type { Layout } from '@verstak/contracts/layout'
import type { UserKind } from '@verstak/flags/flagRow'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import type { TestHostInput } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { LiveRemote } from '../document/boot.ts'
import { NoticePlace } from '../notifications/NoticePlace.tsx'
import { noticePlace } from '../notifications/noticePlace.ts'
import { startNotifications } from '../notifications/startNotifications.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const CABINET: LiveRemote = {
  name: 'account',
  version: '1',
  routes: ['/user/orders/all/', '/user/profile/', '/user/organizations/add/', '/b2b/', '/checkout/payment/'],
  entry: { href: '/x.js' },
  stylesheets: {},
}

/** Before each test of a file, sets the clock to noon and clears the device's storage. */
export function prepareNoticePages(): void {
  beforeAll(async () => {
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
      this.open = false
    }
    await import('../notifications/NoticeView.tsx')
    // jsdom cannot navigate.
    window.addEventListener('click', (event) => event.preventDefault())
  })
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW })
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
    Object.assign(noticePlace, { View: undefined, listener: undefined })
  })
  afterEach(() => jest.useRealTimers())
}

interface PageInput {
  user?: UserKind
  layout?: Layout
  remotes?: LiveRemote[]
  notifications?: Notification[]
  flags?: Record<string, boolean>
  widgets?: NonNullable<TestHostInput['widgets']>
}

/** A page with the header's account link, after its initial work. */
export async function openNoticePage({
  user = 'private',
  remotes = [CABINET],
  notifications = [],
  ...input
}: PageInput = {}) {
  const server = { pending: notifications, isDown: false, marks: [] as unknown[] }
  const guard = () => {
    if (server.isDown) throw new ApiError('unavailable', 503)
  }
  const api = createFakeApi()
    .on(listNotifications, () => {
      guard()
      return { notifications: server.pending }
    })
    .on(markNotificationViewed, ({ body }) => {
      guard()
      server.marks.push(body)
      return {}
    })
  const host = createTestHost({ call: api.call, region: makeRegion(), user, ...input })
  host.queryClient.setQueryData(queryKeyOf(getSession, {}), { user })
  const routes = new Set<(state: { navigation: { state: string } }) => void>()
  const idle = { navigation: { state: 'idle' } }
  const router = { state: idle, subscribe: (listener: (state: typeof idle) => void) => routes.add(listener) }
  render(
    <TestHost host={host}>
      <a href="/user/dashboard/" data-user-entry>
        Иван
      </a>
      <NoticePlace />
      <main id="content" tabIndex={-1}>
        <input aria-label="Поиск" />
      </main>
    </TestHost>,
  )
  await act(async () => startNotifications({ host, remotes, router }))
  await pass(1)
  const go = async (to: string) => {
    history.replaceState(null, '', to)
    await act(async () => routes.forEach((listener) => listener(idle)))
    await pass(1)
  }
  return { host, api, server, go }
}

/** Advances the timers and renders the result. */
export async function pass(ms: number) {
  for (const step of [ms, 0, 0]) await act(() => jest.advanceTimersByTimeAsync(step))
}

/** Where notices are shown. */
export const card = () => screen.getByRole('status')
/** Clicks a button and waits for the result. */
export const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await pass(1)
}
