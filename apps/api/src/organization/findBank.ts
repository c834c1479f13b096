import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { findBank as endpoint } from '@verstak/contracts/organization'
import { isBik } from '@verstak/validators/bik'
import { DomainError } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'

/** The bank of a BIK; null when there is none, or the register does not answer. @throws DomainError `rate-limited` */
export async function findBank(
  { companies, limits }: Services,
  { bik: typed }: EndpointBody<typeof endpoint>,
  { ip }: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const bik = typed.trim()
  if (!isBik(bik)) return { bank: null }
  await limits.spend('companyLookupsPerIp', ip)
  try {
    return { bank: await companies.findBank(bik) }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unavailable') return { bank: null }
    throw error
  }
}
