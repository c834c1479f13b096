import type { PickupPoint } from '@verstak/contracts/pickup'
import type { Region } from '@verstak/contracts/region'
import { officesTexts } from './offices.texts.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Shops as search engines read them. */
export const officesJsonLd = (
  offices: readonly PickupPoint[],
  region: Region,
  address: string,
  shopName: string = officesTexts.shop,
): object => ({
  '@context': 'https://schema.org',
  '@graph': offices.map((office) => ({
    '@type': 'LocalBusiness',
    name: office.name ?? shopName,
    url: address,
    telephone: office.phones?.[0] ?? region.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.address,
      addressLocality: region.name,
      addressCountry: 'RU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: office.coordinates.lat, longitude: office.coordinates.lon },
    openingHoursSpecification: office.workItems
      ?.filter(({ weekend }) => !weekend)
      .map(({ firstDay, lastDay, start, end }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS.slice(firstDay - 1, lastDay),
        opens: start,
        closes: end,
      })),
  })),
})
