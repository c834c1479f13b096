import type { TransportCompanies, TransportCompany } from '@verstak/contracts/transport'
import type { Parcel } from '@verstak/delivery-cost/transportCost'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import type { KnownTerms } from './createCarriers.ts'
import { findShippingTown, findTown, selectCompanies, type CompanyRow } from './transport.sql.ts'

/** Place of the town's name in a company's description. */
const TOWN = '{town}'

/** Companies that deliver goods to a town, cheapest first. @throws DomainError `not-found` for the town */
export async function companiesFor(
  services: Pick<Services, 'db' | 'carriers' | 'now'>,
  townId: number,
  parcels: readonly Parcel[],
): Promise<TransportCompanies> {
  const { db, carriers, now } = services
  const [to, from, companies] = await Promise.all([findTown(db, townId), findShippingTown(db), selectCompanies(db)])
  if (!to || !from) throw notFound('locality', `There is no town ${townId}.`)
  const shipment = { parcels, from, to, date: now().toISOString().slice(0, 10) }
  const entries = await Promise.all(
    companies.map(async (company) => {
      const terms = await carriers.termsOf(company, shipment)
      return terms ? [[company.id, wireCompanyOf(company, terms, to.name)] as const] : []
    }),
  )
  return Object.fromEntries(entries.flat().sort(([, a], [, b]) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0))
}

function wireCompanyOf(
  { title, description, image_url }: CompanyRow,
  { price, days, points, isStale }: KnownTerms,
  town: string,
): TransportCompany {
  return {
    title,
    description: description.replaceAll(TOWN, town),
    imageUrl: image_url,
    addresses: points.map(({ address }) => address),
    price,
    days,
    ...(points.length > 0 && { points }),
    ...(isStale && { isStale }),
  }
}
