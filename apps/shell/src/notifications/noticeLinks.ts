import { matchPatterns } from '@verstak/contracts/routePattern'
import type { LiveRemote } from '../document/boot.ts'

/** Link targets of notices. */
export const NOTICE_LINKS = {
  signIn: '/user/profile/',
  forCompanies: '/b2b/',
  addOrganization: '/user/organizations/add/',
} as const

/** Payment page. */
export const PAYMENT = '/checkout/payment/'

/** Payment page of one order (NOTIFY-022). */
export const paymentAddress = (orderGuid: string) => `${PAYMENT}?orderid=${encodeURIComponent(orderGuid)}`

/** Whether a page of the store is released; notices do not link to other pages. */
export const canOpenAmong = (remotes: readonly LiveRemote[]) => (pathname: string) =>
  remotes.some(({ routes, entry }) => entry !== undefined && matchPatterns(routes, pathname) !== undefined)
