import { SUPPORT_PHONE } from '@verstak/contracts/support'
import { STORE_NAME } from './homePage.texts.ts'

/**
 * JSON-LD (schema.org) of the store and its search. @param origin see `Host`; without one addresses are relative to the
 * page
 */
export function homeJsonLd(origin: string, supportPhone = SUPPORT_PHONE, shopName = STORE_NAME): string {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: shopName,
    url: `${origin}/`,
    logo: `${origin}/assets/icon.svg`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: supportPhone,
      availableLanguage: 'ru',
    },
  }
  const site = {
    '@type': 'WebSite',
    name: shopName,
    url: `${origin}/`,
    inLanguage: 'ru',
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/?what={query}` },
      'query-input': 'required name=query',
    },
  }
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [organization, site] }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
}
