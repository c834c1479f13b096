import type { Account, Contractor, Session } from '@verstak/contracts/session'
import { MAX_WHOLESALE_LEVEL } from '@verstak/price/buyer'
import { userKindOf } from '../flags/flagVisitorOf.ts'
import type { Caller } from '../http/createBinder.ts'
import { buyerOfUser } from '../price/buyerOf.ts'
import type { Services } from '../services.ts'
import { selectOrganizations, selectUser } from './account.sql.ts'
import { displayNameOf } from './displayNameOf.ts'
import { sessionUserOf, type SessionUser } from './sessionUserOf.ts'

/** The user of the session, with the data that the store shows. */
export async function getSession(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<Session> {
  const user = await sessionUserOf(services, caller)
  if (!user) return { user: 'guest' }
  const renewIn = Math.floor((user.access_ends_at.getTime() - services.now().getTime()) / 1000)
  return { user: userKindOf(buyerOfUser(user)), account: await accountOf(services, user), renewIn }
}

async function accountOf({ db }: Pick<Services, 'db'>, { id, is_staff, is_admin }: SessionUser): Promise<Account> {
  const [user, organizations] = await Promise.all([selectUser(db, id), selectOrganizations(db, id)])
  const place = organizations.findIndex(({ is_active }) => is_active)
  const active = organizations[place]
  const contractors = organizations.map(toContractor)
  return {
    id,
    firstName: user.first_name,
    lastName: user.last_name,
    displayName: displayNameOf(user),
    email: user.email,
    phone: user.phone,
    isAuthorized: true,
    isTrusted: user.is_trusted,
    isJuristic: active !== undefined,
    isLegalEntity: user.is_company,
    juristicKey: active ? place : null,
    juristicPersonsCount: organizations.length,
    contractors,
    organization: contractors[place] ?? null,
    wholesalerType: active?.wholesale_type ?? null,
    wholesalerLevel: capped(active?.wholesale_level ?? null),
    currentUserRole: active?.role ?? null,
    isUserAdmin: is_staff && Boolean(is_admin),
    isSchlumbergerContractor: active?.is_schlumberger ?? false,
  }
}

const capped = (level: number | null) => level && Math.min(level, MAX_WHOLESALE_LEVEL)

function toContractor(row: Awaited<ReturnType<typeof selectOrganizations>>[number]): Contractor {
  return {
    id: row.id,
    crmId: row.crm_id,
    name: row.name,
    inn: row.inn,
    kpp: row.kpp,
    activityType: row.activity_type,
    extendedAccessEnabled: row.has_extended_access,
  }
}
