import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { ORGANIZATION_ERROR, type findOrganizations as endpoint } from '@verstak/contracts/organization'
import type { RegisterCompany } from '../company-register/CompanyRegister.ts'
import { DomainError } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { checkNumbers, errorAt } from './checkOrganization.ts'
import { refusalOf } from './refusalOf.ts'
import { organizationTexts as texts } from './organization.texts.ts'
import { toCompany } from './toCompany.ts'

type Input = EndpointBody<typeof endpoint>
type Found = EndpointResponse<typeof endpoint>

/**
 * Companies of the register with the numbers of step 1, for a user who adds one. A company that he or another user has
 * already is told at its INN. @throws DomainError `sign-in-required`, `rate-limited`
 */
export async function findOrganizations(services: Services, input: Input, caller: Caller): Promise<Found> {
  const userId = await userIdOf(services, caller)
  return find(services, input, caller, async (numbers) => {
    const refusal = await refusalOf(services.db, userId, numbers)
    return refusal === null ? null : errorAt('inn', refusal)
  })
}

/** The same for a visitor without a session: he hears of no users. @throws DomainError `rate-limited` */
export const findOrganizationsUnauthorized = (services: Services, input: Input, caller: Caller): Promise<Found> =>
  find(services, input, caller, async () => null)

interface Numbers {
  inn: string
  kpp: string | null
}

async function find(
  services: Services,
  { personType, inn: typedInn, kpp: typedKpp }: Input,
  { ip }: Caller,
  refuse: (numbers: Numbers) => Promise<Found['errors'][number] | null>,
): Promise<Found> {
  const [inn, kpp] = [typedInn.trim(), typedKpp?.trim() ?? '']
  const wrong = checkNumbers({ personType, inn, kpp })
  if (wrong.length > 0) return failed(...wrong)
  const refusal = await refuse({ inn, kpp: personType === 'ur' ? kpp : null })
  if (refusal) return failed(refusal)
  await services.limits.spend('companyLookupsPerIp', ip)
  const companies = await askRegister(services, inn)
  if (companies === null) return failed({ code: ORGANIZATION_ERROR.registerDown, message: texts.registerDown })
  const fitting = companies.filter(
    (company) => company.personType === personType && (company.kpp ?? '') === (personType === 'ur' ? kpp : ''),
  )
  if (fitting.length === 0) return failed({ code: ORGANIZATION_ERROR.notFound, message: texts.notFound })
  return { data: { companies: fitting.map(toCompany) }, errors: [] }
}

/** Null when the register does not answer: the form can still be filled by hand. */
async function askRegister({ companies }: Pick<Services, 'companies'>, inn: string): Promise<RegisterCompany[] | null> {
  try {
    return await companies.findCompanies(inn)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unavailable') return null
    throw error
  }
}

const failed = (...errors: Found['errors']): Found => ({ data: { companies: [] }, errors })
