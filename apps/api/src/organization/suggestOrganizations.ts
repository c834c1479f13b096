import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { suggestOrganizations as endpoint } from '@verstak/contracts/organization'
import { innFault } from '@verstak/validators/inn'
import { innMessage } from '@verstak/validators/organization.texts'
import { invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { toCompany } from './toCompany.ts'

/** So many rows are read in a list of suggestions. */
const MAX_SUGGESTED = 20

/**
 * The company of an INN and its branches, the head first.
 * @throws DomainError `invalid-input` at `inn` with a sentence, `rate-limited`, `unavailable`
 */
export async function suggestOrganizations(
  { companies, limits }: Services,
  { inn: typed }: EndpointBody<typeof endpoint>,
  { ip }: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const inn = typed.trim()
  const fault = innFault(inn)
  if (fault) throw invalidInput('inn', fault, 'This is no INN.', innMessage(fault))
  await limits.spend('companyLookupsPerIp', ip)
  const found = await companies.findCompanies(inn)
  return { data: { companies: found.slice(0, MAX_SUGGESTED).map(toCompany) } }
}
