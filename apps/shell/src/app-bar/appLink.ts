import { pageTypeOf } from '@verstak/contracts/routeTable'
import type { PageType } from '@verstak/contracts/routeTable'

/** Opens the app, or the shop of apps. The shop puts its own address here. */
export const APP_LINK = 'https://app.verstak.example/open'

/** Pages that the app has, too (SHELL-014). */
export const APP_PAGES: readonly PageType[] = ['Home', 'Brands', 'Brand', 'tagPage', 'Product', 'Sale', 'Category']

const CLIENT_PREFIX = 'GA1.2.'

export interface AppLinkInput {
  /** Of the page that shall be open in the app. */
  pathname: string
  /** Its query, with or without `?`. */
  search: string
  /** Value of the cookie by which analytics knows the browser; null without one. */
  clientId: string | null
}

/** Address that opens a page in the app, with its filters; null for pages that the app does not have (SHELL-014…016). */
export function appLinkOf({ pathname, search, clientId }: AppLinkInput): string | null {
  const pageType = pageTypeOf(pathname)
  if (!APP_PAGES.includes(pageType)) return null
  const values = { page: pageType, path: pathname, filters: filtersOf(search), client_id: clientOf(clientId) }
  const query = Object.entries(values).flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
  return `${APP_LINK}?${query.join('&')}`
}

/** The filters of a listing as they are meant: decoded, however often they were encoded on their way here. */
function filtersOf(search: string): string {
  let filters = new URLSearchParams(search).get('filters') ?? ''
  try {
    while (/%[\da-f]{2}/i.test(filters)) filters = decodeURIComponent(filters)
  } catch {
    // Not a sequence of ours: passed on as it is.
  }
  return filters
}

const clientOf = (id: string | null) => (id?.startsWith(CLIENT_PREFIX) ? id.slice(CLIENT_PREFIX.length) : id)
