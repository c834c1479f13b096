import type { PageType } from '@verstak/contracts/routeTable'

/** Theme behind a page (SHELL-036): cool grey below the cards of the personal account and of the staff's pages. */
export const backgroundOf = (pageType: PageType): 'grey' | undefined =>
  pageType === 'Pcabinet' || pageType === 'Admin' ? 'grey' : undefined
