import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { addOrganization as endpoint } from '@verstak/contracts/organization'
import { DomainError, notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { selectUser } from '../session/account.sql.ts'
import { rememberActivity } from '../session/rememberActivity.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { bankRowOf } from './bankRowOf.ts'
import { checkOrganization, errorAt } from './checkOrganization.ts'
import { insertMember, insertOrganization, lockInn, putMain, selectOwn } from './organization.sql.ts'
import { refusalOf } from './refusalOf.ts'

type Input = EndpointBody<typeof endpoint>

/**
 * Adds an organization, whose owner the caller is then. His first one is his main one; of later ones a trusted user may
 * say so. What is wrong is answered by code.
 * @throws DomainError `sign-in-required`; `not-found` for a purchaser; `rate-limited`
 */
export async function addOrganization(
  services: Services,
  input: Input,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const userId = await userIdOf(services, caller)
  const own = await selectOwn(services.db, userId)
  // Who buys for a company as its purchaser registers none (ROLE-010).
  if (own.some(({ is_active, role }) => is_active && role === 'purchaser')) {
    throw notFound('', 'Purchasers add no organizations.')
  }
  const errors = checkOrganization(input)
  if (errors.length > 0) return { data: { meta: null }, errors }
  await services.limits.spend('organizationsPerUser', String(userId))
  const [inn, kpp] = [input.inn.trim(), input.personType === 'ur' ? input.kpp.trim() : null]
  const activity = await activityTypeOf(services, inn, input.id ?? null)
  const added = await services.db.transaction().execute(async (db) => {
    await lockInn(db, inn)
    const refusal = await refusalOf(db, userId, { inn, kpp })
    if (refusal !== null) return refusal
    const id = await insertOrganization(db, {
      name: input.companyName.trim(),
      inn,
      kpp,
      ogrn: input.ogrn.trim() || null,
      activity_type: activity,
      legal_address: input.legalAddress.trim(),
      ...bankRowOf(input),
    })
    const { isFirst } = await insertMember(db, { user_id: userId, organization_id: id, role: 'owner' })
    const isMain = isFirst || (input.setMain && (await selectUser(db, userId)).is_trusted)
    if (isMain && !isFirst) await putMain(db, userId, id)
    return { id, isMain }
  })
  if (typeof added === 'string') return { data: { meta: null }, errors: [errorAt('inn', added)] }
  if (added.isMain) rememberActivity(caller, activity)
  return { data: { meta: { id: added.id } }, errors: [] }
}

/** As the register says, never the form; null when it was filled by hand or the register does not answer. */
async function activityTypeOf({ companies }: Services, inn: string, id: string | null): Promise<string | null> {
  if (id === null) return null
  try {
    return (await companies.findCompanies(inn)).find((company) => company.id === id)?.activityType ?? null
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unavailable') return null
    throw error
  }
}
