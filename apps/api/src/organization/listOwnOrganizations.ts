import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listOwnOrganizations as endpoint, OrganizationRow } from '@verstak/contracts/organization'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { selectOwn } from './organization.sql.ts'

/** Organizations of the caller, the main one first. @throws DomainError `sign-in-required` */
export async function listOwnOrganizations(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const rows = await selectOwn(services.db, await userIdOf(services, caller))
  return { organizations: rows.map(toRow) }
}

const toRow = (row: Awaited<ReturnType<typeof selectOwn>>[number]): OrganizationRow => ({
  id: row.id,
  name: row.name,
  inn: row.inn,
  kpp: row.kpp,
  ogrn: row.ogrn,
  legalAddress: row.legal_address,
  postalAddress: row.postal_address,
  settlementAccount: row.settlement_account,
  bankBik: row.bank_bik,
  bankName: row.bank_name,
  correspondentAccount: row.correspondent_account,
  role: row.role,
  orderLimit: row.order_limit,
  isMain: row.is_main,
  isActive: row.is_active,
  members: row.members ?? 0,
})
