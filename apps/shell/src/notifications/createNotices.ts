import { buyAsJurPopup } from '@verstak/contracts/flag'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import type { Notification } from '@verstak/contracts/notification'
import { getSession } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import { flagValue } from '@verstak/flags/flag'
import type { Host } from '@verstak/host'
import { beginNotices, nextMoment, stepNotices } from './noticeStateMachine.ts'
import type { NoticeEvent, Offered } from './noticeStateMachine.ts'
import { markViewed } from './markViewed.ts'
import { NOTICE } from './noticeNames.ts'
import { surroundingsOf } from './surroundings.ts'

/** The notices of one page. */
export interface Notices {
  /** The current notice; null for none, or while its dismissal is being saved. */
  read: () => Notification | null
  /** Calls `listener` on each change until the returned function is called. */
  subscribe: (listener: () => void) => () => void
  /** Dismisses the current notice; does nothing when it is no longer shown. */
  dismiss: (name: string) => void
  /** Takes the server's notices. */
  list: (notifications: readonly Notification[]) => void
  /** Adds a notice of the device. */
  offer: (offered: Offered) => void
  /** Call it when the address, the windows or the focus have changed. */
  look: () => void
}

/** Upper limit of a timer; browsers support at most 24 days. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000

/** Runs the state machine with the browser's clock. */
export function createNotices(host: Pick<Host, 'call' | 'flags' | 'modals' | 'queryClient'>): Notices {
  const account = host.queryClient.getQueryData<Session>(queryKeyOf(getSession, {}))?.account
  const facts = {
    isOfferOn: flagValue(host.flags, buyAsJurPopup),
    hasContractors: (account?.contractors.length ?? 0) > 0,
  }
  const listeners = new Set<() => void>()
  let state = beginNotices(facts, Date.now())
  let timer: ReturnType<typeof setTimeout> | undefined

  function send(event: NoticeEvent) {
    const now = Date.now()
    const before = state
    state = stepNotices(state, event, surroundingsOf(host.modals), now)
    const next = nextMoment(state, now)
    clearTimeout(timer)
    if (next !== null) timer = setTimeout(send, Math.min(next - now, LONGEST_WAIT_MS), { type: 'looked' })
    if (state.shown === before.shown && state.isMarking === before.isMarking) return
    if (state.shown?.name === NOTICE.businessInformer) writeDevice(DEVICE_KEYS.businessInformerShown, true)
    listeners.forEach((listener) => listener())
  }

  async function dismiss(name: string) {
    const { shown, isMarking } = state
    if (shown?.name !== name || isMarking) return
    send({ type: 'dismissed' })
    send({ type: (await markViewed(host, shown)) ? 'viewed' : 'refused' })
  }

  return {
    read: () => (state.isMarking ? null : state.shown),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dismiss: (name) => void dismiss(name),
    list: (notifications) => send({ type: 'listed', notifications }),
    offer: (offered) => send({ type: 'offered', offered }),
    look: () => send({ type: 'looked' }),
  }
}
