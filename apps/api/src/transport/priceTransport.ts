import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { priceTransport as endpoint, TransportCompanies } from '@verstak/contracts/transport'
import type { Services } from '../services.ts'
import { companiesFor } from './companiesFor.ts'

/** @throws DomainError `not-found` for a town */
export function priceTransport(
  services: Services,
  { locality, weight, size }: EndpointBody<typeof endpoint>,
): Promise<TransportCompanies> {
  return companiesFor(services, locality, [{ weight, size, packages: 1 }])
}
