import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { listTransportCompanies as endpoint, TransportCompanies } from '@verstak/contracts/transport'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { companiesFor } from './companiesFor.ts'
import { findPackage } from './transport.sql.ts'

/** Goods of which nobody knows the weight or a side count as this: grams, mm. */
const UNKNOWN = { weight: 1_000, side: 100 }

/** @throws DomainError `not-found` for a product that is not for sale, and for a town */
export async function listTransportCompanies(
  services: Services,
  { product_uid, locality, quantity }: EndpointBody<typeof endpoint>,
): Promise<TransportCompanies> {
  const found = await findPackage(services.db, product_uid)
  if (!found) throw notFound('product_uid', `There is no product ${product_uid}.`)
  const { weight, length, width, height } = found
  const size = {
    length: length || UNKNOWN.side,
    width: width || UNKNOWN.side,
    height: height || UNKNOWN.side,
  }
  return companiesFor(services, locality, {
    weight: (weight || UNKNOWN.weight) * quantity,
    size,
    packages: quantity,
  })
}
