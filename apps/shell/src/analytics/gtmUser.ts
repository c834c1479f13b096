import { PAGE_COOKIES } from '@verstak/contracts/cookie'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getSession } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import { readCookie, writeCookie } from '@verstak/device/cookies'
import type { UserKind } from '@verstak/flags/flagRow'
import { isCrawler } from '@verstak/host'
import type { Host } from '@verstak/host'
import type { BootData } from '../document/boot.ts'

/** Visitor data for analytics on each page (SESSION-009). It does not identify the visitor, except staff. */
export interface GtmUser {
  /** Kind of customer: companies and wholesale are `b2b`. */
  clientType: 'b2b' | 'b2c'
  memberType: UserKind
  /** Partner mark of a link followed within the last 30 days. */
  cpa: string | null
  /** Mailing mark of a link followed within the last 30 days. */
  hsml: string | null
  /** True when the visitor has a cart. */
  cart: boolean
  /** Flags and experiments with non-default values, `key=value`, comma-separated. */
  crtTest: string | null
  /** Id of the staff member; null for others. */
  adminId: number | null
  /** Owner of the cart: an account, or this browser. */
  attributeCart: 'user' | 'guest' | null
  /** True for crawlers. */
  bot: boolean
  /** Canary releases on this page, `name@version`, comma-separated. */
  canary: string | null
}

/** Valid marks in links and cookies. */
const MARK = /^[\w.:-]{1,100}$/

/** Visitor data of a page for analytics. */
export function gtmUserOf(
  { user = 'guest', flags = {}, layout, queryClient }: Pick<Host, 'user' | 'flags' | 'layout' | 'queryClient'>,
  remotes: BootData['remotes'],
): GtmUser {
  const hasCart = readCookie(PAGE_COOKIES.hasCart) !== null
  const session = queryClient.getQueryData<Session>(queryKeyOf(getSession, {}))
  return {
    clientType: user === 'business' || user === 'wholesale' ? 'b2b' : 'b2c',
    memberType: user,
    cpa: markOf(DEVICE_COOKIES.partner),
    hsml: markOf(DEVICE_COOKIES.mailing),
    cart: hasCart,
    crtTest: listed(Object.entries(flags).map(([key, value]) => `${key}=${String(value)}`)),
    adminId: user === 'staff' ? (session?.account?.id ?? null) : null,
    attributeCart: hasCart ? (user === 'guest' ? 'guest' : 'user') : null,
    bot: isCrawler(layout) || navigator.webdriver === true,
    canary: listed(remotes.flatMap(({ name, version, isCanary }) => (isCanary ? [`${name}@${version}`] : []))),
  }
}

/** Stores the marks from the document's address in cookies. */
export function storeCampaignMarks(search: string): void {
  const query = new URLSearchParams(search)
  for (const cookie of [DEVICE_COOKIES.partner, DEVICE_COOKIES.mailing]) {
    const mark = query.get(cookie.name)
    if (mark && MARK.test(mark)) writeCookie(cookie, mark)
  }
}

function markOf(cookie: { name: string }): string | null {
  const mark = readCookie(cookie)
  return mark && MARK.test(mark) ? mark : null
}

const listed = (words: readonly string[]) => [...words].sort().join() || null
