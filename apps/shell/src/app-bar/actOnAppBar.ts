import type { PageType } from '@verstak/contracts/routeTable'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { readCookie, writeCookie } from '@verstak/device/cookies'
import { CONTENT_ID } from '../navigation/contentId.ts'
import { APP_LINK, appLinkOf } from './appLink.ts'

/** Cookie with the browser's id, set by analytics. */
const ANALYTICS_COOKIE = { name: '_ga' }

/** Opens this page in the app. */
export function openApp(place: Pick<Location, 'pathname' | 'search' | 'assign'> = window.location): void {
  const { pathname, search } = place
  // The document knows it: this chunk needs no table of routes.
  const pageType = document.documentElement.dataset['pageType'] as PageType
  place.assign(appLinkOf({ pageType, pathname, search, clientId: readCookie(ANALYTICS_COOKIE) }) ?? APP_LINK)
}

/** Hides the bar for a month (SHELL-031). */
export function closeAppBar(bar: HTMLElement): void {
  writeCookie(DEVICE_COOKIES.appBarHidden, '1')
  bar.hidden = true
  // The button disappears with its bar: move the focus to the content.
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
}
