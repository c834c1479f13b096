import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { listTransportCompanies as endpoint, TransportCompanies } from '@verstak/contracts/transport'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { parcelsOf } from '../delivery/goodsOf.ts'
import { companiesFor } from './companiesFor.ts'
import { findPackage } from './transport.sql.ts'

/** @throws DomainError `not-found` for a product that is not for sale, and for a town */
export async function listTransportCompanies(
  services: Services,
  { product_uid, locality, quantity }: EndpointBody<typeof endpoint>,
): Promise<TransportCompanies> {
  const found = await findPackage(services.db, product_uid)
  if (!found) throw notFound('product_uid', `There is no product ${product_uid}.`)
  return companiesFor(services, locality, parcelsOf([{ product: found, quantity }]))
}
