import type { PageType } from '@verstak/contracts/routeTable'

/** Opens the app or the app store. Replace it by the shop's own address. */
export const APP_LINK = 'https://app.verstak.example/open'

/** Pages that also exist in the app (SHELL-014). */
export const APP_PAGES: readonly PageType[] = ['Home', 'Brands', 'Brand', 'tagPage', 'Product', 'Sale', 'Category']

const CLIENT_PREFIX = 'GA1.2.'

export interface AppLinkInput {
  /** Type of the page. */
  pageType: PageType
  /** Path of the page to open in the app. */
  pathname: string
  /** Query of the page, with or without `?`. */
  search: string
  /** Value of the analytics cookie; null without one. */
  clientId: string | null
}

/** Address that opens a page with its filters in the app; null for pages that the app does not have (SHELL-014…016). */
export function appLinkOf({ pageType, pathname, search, clientId }: AppLinkInput): string | null {
  if (!APP_PAGES.includes(pageType)) return null
  const values = { page: pageType, path: pathname, filters: filtersOf(search), client_id: clientOf(clientId) }
  const query = Object.entries(values).flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
  return `${APP_LINK}?${query.join('&')}`
}

/** Decoded filters of a listing; they may have been encoded several times. */
function filtersOf(search: string): string {
  let filters = new URLSearchParams(search).get('filters') ?? ''
  try {
    while (/%[\da-f]{2}/i.test(filters)) filters = decodeURIComponent(filters)
  } catch {
    // Invalid encoding: keep the text unchanged.
  }
  return filters
}

const clientOf = (id: string | null) => (id?.startsWith(CLIENT_PREFIX) ? id.slice(CLIENT_PREFIX.length) : id)
