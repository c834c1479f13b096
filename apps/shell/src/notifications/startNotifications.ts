import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { listNotifications } from '@verstak/contracts/notification'
import { readCookie } from '@verstak/device/cookies'
import type { Host } from '@verstak/host'
import type { LiveRemote } from '../document/boot.ts'
import { createNotices } from './createNotices.ts'
import type { Notices } from './createNotices.ts'
import { deviceNotices } from './deviceNotices.ts'
import { canOpenAmong } from './noticeLinks.ts'
import { noticePlace } from './noticePlace.ts'

/** Maximum age of the list; older or failed lists are refetched on navigation. */
const LIST_AGE_MS = 10 * 60_000

interface Router {
  state: { navigation: { state: string } }
  subscribe(listener: (state: Router['state']) => void): unknown
}

export interface NotificationsInput {
  host: Host
  remotes: readonly LiveRemote[]
  router: Router
}

/** Starts the notices, one at a time; the code of their view loads when the first one is due. */
export function startNotifications({ host, remotes, router }: NotificationsInput): void {
  const notices = createNotices(host)
  const canOpen = canOpenAmong(remotes)
  const isKnown = host.user !== undefined && host.user !== 'guest'
  const hasReminder = isKnown && remotes.some(hasReviews) && readCookie(DEVICE_COOKIES.reviewReminderClosed) === null

  const loadView = createOnce(async () => {
    const { createNoticeView } = await import(/* webpackChunkName: "notices" */ './NoticeView.tsx')
    noticePlace.put(createNoticeView({ notices, canOpen, hasReminder }))
  })
  notices.subscribe(() => notices.read() && loadView())
  if (hasReminder) loadView()

  // Deferred, because the new focus and the removal of a closed window are known only after the event.
  const lookSoon = () => setTimeout(notices.look)
  host.modals.subscribe(lookSoon)
  for (const event of ['focusin', 'focusout', 'toggle', 'close']) document.addEventListener(event, lookSoon, true)
  const list = isKnown ? createListing(host, notices) : () => undefined
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return
    notices.look()
    list()
  })
  list()
  if (!isKnown) for (const offered of deviceNotices({ flags: host.flags, canOpen }, Date.now())) notices.offer(offered)
}

const hasReviews = ({ name, entry }: LiveRemote) => name === 'reviews' && entry !== undefined

/** Creates a function that refetches the list when it is too old. */
function createListing({ call }: Pick<Host, 'call'>, notices: Pick<Notices, 'list'>): () => void {
  let freshUntil = 0
  return () => {
    if (Date.now() < freshUntil) return
    freshUntil = Date.now() + LIST_AGE_MS
    call(listNotifications, {}).then(
      ({ notifications }) => notices.list(notifications),
      () => (freshUntil = 0),
    )
  }
}

/** Runs a task until it has succeeded once. */
function createOnce(task: () => Promise<void>): () => void {
  let running: Promise<void> | undefined
  return () =>
    void (running ??= task().catch(() => {
      running = undefined
    }))
}
