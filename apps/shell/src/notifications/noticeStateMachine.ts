import { PrepaymentPayload } from '@verstak/contracts/notification'
import type { Notification } from '@verstak/contracts/notification'
import * as v from 'valibot'
import { NOTICE, hasView, weightOf } from './noticeNames.ts'

/** Minimum delay of the popup with benefits for companies after the start of the page (NOTIFY-012). */
export const OFFER_DELAY_MS = 60_000
/** Pause of a notice that could not be marked as viewed. */
export const REST_MS = 60_000

/** State of the visitor's page. */
export interface Surroundings {
  pathname: string
  isModalOpen: boolean
  /** The focus is in a field. */
  isTyping: boolean
}

/** Facts that do not change within a document. */
export interface NoticeFacts {
  /** The flag `buy-as-jur-popup`. */
  isOfferOn: boolean
  hasContractors: boolean
}

/** A notice of the device, and its start time, ms since 1970. */
export interface Offered {
  notice: Notification
  notBefore: number
}

/** Which notices there are, and which one is shown. */
export interface NoticeState {
  facts: NoticeFacts
  /** Pending on the server, in its order, one per name. */
  listed: readonly Notification[]
  offered: readonly Offered[]
  /** Keys of notices viewed in this document; they override older answers. */
  viewed: readonly string[]
  shown: Notification | null
  /** The visitor has closed the current notice, and that is being saved. */
  isMarking: boolean
  /** Earliest time of the popup with benefits for companies. */
  offerFrom: number
  /** End of the pause, by name. */
  rests: Readonly<Record<string, number>>
}

/** Events of the state machine; `looked` is a timer or a change of the surroundings. */
export type NoticeEvent =
  | { type: 'listed'; notifications: readonly Notification[] }
  | { type: 'offered'; offered: Offered }
  | { type: 'looked' | 'dismissed' | 'viewed' | 'refused' }

/** Pages without notices about companies. */
const EXCLUDED = /^\/(cart|cart-checkout|checkout|pay-order)(\/|$)/
const isExcludedFrom = (name: string, pathname: string) =>
  (name === NOTICE.companyOffer || name === NOTICE.businessInformer) && EXCLUDED.test(pathname)

/** Initial state of a document. */
export const beginNotices = (facts: NoticeFacts, now: number): NoticeState => ({
  facts,
  listed: [],
  offered: [],
  viewed: [],
  shown: null,
  isMarking: false,
  offerFrom: now + OFFER_DELAY_MS,
  rests: {},
})

/** State after an event; at most one notice is shown at a time. Pure. */
export function stepNotices(state: NoticeState, event: NoticeEvent, around: Surroundings, now: number): NoticeState {
  return settle(apply(state, event, now), around, now)
}

/** Next time at which the shown notice may change by itself, ms since 1970; null for none. */
export function nextMoment(state: NoticeState, now: number): number | null {
  const { shown, offered, offerFrom, rests } = state
  const expiry = shown?.name === NOTICE.prepayment ? expiryOf(shown) : null
  const isOfferPending = pendingOf(state).some(({ name }) => name === NOTICE.companyOffer)
  const moments = [
    ...(expiry === null ? [] : [expiry]),
    ...(isOfferPending ? [offerFrom] : []),
    ...offered.map(({ notBefore }) => notBefore),
    ...Object.values(rests),
  ].filter((moment) => moment > now)
  return moments.length > 0 ? Math.min(...moments) : null
}

/** Notices that have not been viewed: the server's, then the device's. */
export function pendingOf({ listed, offered, viewed }: NoticeState): Notification[] {
  return onePerName([...listed, ...offered.map(({ notice }) => notice)]).filter(
    (notice) => !viewed.includes(keyOf(notice)),
  )
}

function apply(state: NoticeState, event: NoticeEvent, now: number): NoticeState {
  switch (event.type) {
    case 'listed':
      return { ...state, listed: onePerName(event.notifications) }
    case 'offered':
      return { ...state, offered: [...withoutName(state.offered, event.offered), event.offered] }
    case 'dismissed':
      return { ...state, isMarking: state.shown !== null }
    case 'viewed':
      return state.isMarking && state.shown
        ? { ...state, shown: null, isMarking: false, viewed: [...state.viewed, keyOf(state.shown)] }
        : state
    case 'refused':
      return state.isMarking && state.shown
        ? { ...state, shown: null, isMarking: false, rests: { ...state.rests, [state.shown.name]: now + REST_MS } }
        : state
    default:
      return state
  }
}

function settle(state: NoticeState, around: Surroundings, now: number): NoticeState {
  const shown = state.shown && (state.isMarking || mayStay(state, state.shown, around, now)) ? state.shown : null
  const isCalm = !around.isModalOpen && !around.isTyping
  const next = shown ?? (isCalm ? findDue({ ...state, shown }, around, now) : null)
  return { ...state, shown: next }
}

const mayStay = (state: NoticeState, shown: Notification, { pathname }: Surroundings, now: number) =>
  pendingOf(state).some((one) => keyOf(one) === keyOf(shown)) &&
  !isExcludedFrom(shown.name, pathname) &&
  (shown.name !== NOTICE.prepayment || isUnexpired(shown, now))

function findDue(state: NoticeState, around: Surroundings, now: number): Notification | null {
  const due = pendingOf(state).filter((notice) => isDue(state, notice, around, now))
  // Stable sort: equal weights keep the server's order.
  return due.sort((one, other) => weightOf(other.name) - weightOf(one.name))[0] ?? null
}

function isDue(state: NoticeState, notice: Notification, { pathname }: Surroundings, now: number): boolean {
  const { name } = notice
  const { facts, offerFrom, rests, offered } = state
  if (!hasView(name) || isExcludedFrom(name, pathname) || (rests[name] ?? 0) > now) return false
  if (name === NOTICE.companyOffer) return facts.isOfferOn && !facts.hasContractors && now >= offerFrom
  if (name === NOTICE.prepayment) return isUnexpired(notice, now)
  return (offered.find((one) => one.notice.name === name)?.notBefore ?? 0) <= now
}

const isUnexpired = (notice: Notification, now: number) => (expiryOf(notice) ?? 0) > now

/** Expiry time; null for an invalid payload. */
function expiryOf({ payload }: Notification): number | null {
  const { success, output } = v.safeParse(PrepaymentPayload, payload)
  return success ? Date.parse(output.paymentExpirationTime) : null
}

/** Keeps the first notice of each name. */
const onePerName = (notices: readonly Notification[]) =>
  notices.filter(({ name }, index) => notices.findIndex((one) => one.name === name) === index)

const withoutName = (offered: readonly Offered[], { notice }: Offered) =>
  offered.filter((one) => one.notice.name !== notice.name)

const keyOf = ({ name, payload }: Notification) => `${name} ${JSON.stringify(payload ?? null)}`
