/** The carriers' terms, served by the store itself. */
export const CARRIER_TERMS = '/assets/usloviya-perevozchikov.pdf'

/** The page of the newsletter, whose form opens as a window. */
export const SUBSCRIBE_PAGE = '/subscribe/'

/** The store's own pages, in the order of the footer; those without a released owner are left out. */
export const storePages = {
  help: ['/courier-delivery/', '/region-delivery/', '/payment-methods/', '/services/center/', '/faq/'],
  more: ['/brands/', '/our-actions/', '/b2b/', '/certificates/'],
  /** For people only: nobody else has anything there. The tab bar of a phone has no room for it. */
  own: ['/compare/'],
  legal: [
    '/legal/user-agreement/',
    '/legal/confidential/',
    '/legal/personal/',
    '/legal/trade-rules/',
    '/legal/requisites/',
    '/legal/recommendation-technologies/',
  ],
} as const
