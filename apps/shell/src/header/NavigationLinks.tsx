import type { Region } from '@verstak/contracts/region'
import { officesAddress } from '@verstak/contracts/address'
import { navigationTexts } from './header.texts.ts'

export interface NavigationLinksProps {
  region: Region
  /** Whether a released remote answers an address; other links are hidden. */
  isServed: (path: string) => boolean
}

/** Links beside the region, those shown at every width first. Rendered on the server only. */
export function NavigationLinks({ region, isServed }: NavigationLinksProps) {
  const offices = officesAddress(region)
  const links = [
    { href: offices, text: navigationTexts.offices(region.officesCount) },
    { href: '/b2b/', text: navigationTexts.companies, note: navigationTexts.vat },
    { href: region.hasOwnDelivery ? '/courier-delivery/' : '/region-delivery/', text: navigationTexts.delivery },
    { href: '/payment-methods/', text: navigationTexts.payment },
    { href: '/our-actions/', text: navigationTexts.promotions },
    { href: '/services/center/', text: navigationTexts.service },
  ]
  return links
    .filter(({ href }) => isServed(href))
    .map(({ href, text, note }) => (
      <a key={href} href={href}>
        {text}
        {note && <small>{note}</small>}
      </a>
    ))
}
