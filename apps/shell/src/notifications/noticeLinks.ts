import { matchPatterns } from '@verstak/contracts/routePattern'
import type { LiveRemote } from '../document/boot.ts'

/** Where notices lead. */
export const NOTICE_LINKS = {
  signIn: '/user/profile/',
  forCompanies: '/b2b/',
  addOrganization: '/user/organizations/add/',
} as const

/** Page on which orders are paid. */
export const PAYMENT = '/checkout/payment/'

/** Where one order is paid (NOTIFY-022). */
export const paymentAddress = (orderGuid: string) => `${PAYMENT}?orderid=${encodeURIComponent(orderGuid)}`

/** Tells whether a page of the store is there: nothing leads to pages of remotes that are not released. */
export const canOpenAmong = (remotes: readonly LiveRemote[]) => (pathname: string) =>
  remotes.some(({ routes, entry }) => entry !== undefined && matchPatterns(routes, pathname) !== undefined)
