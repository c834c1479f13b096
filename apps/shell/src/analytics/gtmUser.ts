import { COOKIES, DEVICE_COOKIES } from '@verstak/contracts/cookie'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getSession } from '@verstak/contracts/session'
import type { Session } from '@verstak/contracts/session'
import { readCookie, writeCookie } from '@verstak/device/cookies'
import type { UserKind } from '@verstak/flags/flagRow'
import { isCrawler } from '@verstak/host'
import type { Host } from '@verstak/host'
import type { BootData } from '../document/boot.ts'

/** What analytics learns of a visitor with each page (SESSION-009); nothing in it says who he is, but for staff. */
export interface GtmUser {
  /** For whom he buys: companies and wholesale are `b2b`. */
  clientType: 'b2b' | 'b2c'
  memberType: UserKind
  /** Mark of the partner whose link brought him within 30 days. */
  cpa: string | null
  /** Mark of the mailing whose link brought him within 30 days. */
  hsml: string | null
  /** He has a cart. */
  cart: boolean
  /** Flags and experiments of this page that are not at their default, `key=value` with commas between them. */
  crtTest: string | null
  /** Id of the member of staff whose page it is. */
  adminId: number | null
  /** Whose cart it is: that of an account, or of this browser. */
  attributeCart: 'user' | 'guest' | null
  /** A program and no person looks at the page. */
  bot: boolean
  /** Releases on trial that this page has, `name@version` with commas between them. */
  canary: string | null
}

/** What links may bring, and cookies keep. */
const MARK = /^[\w.:-]{1,100}$/

/** Says what analytics may know of the visitor of a page. */
export function gtmUserOf(
  { user = 'guest', flags = {}, layout, queryClient }: Pick<Host, 'user' | 'flags' | 'layout' | 'queryClient'>,
  remotes: BootData['remotes'],
): GtmUser {
  const hasCart = readCookie(COOKIES.hasCart) !== null
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

/** Keeps the marks of the address with which the document was opened. */
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
