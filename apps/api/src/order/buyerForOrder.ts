import { GUEST, type Buyer } from '@verstak/price/buyer'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { buyerOfUser } from '../price/buyerOf.ts'
import type { Services } from '../services.ts'
import { selectOrganizations } from '../session/account.sql.ts'
import { sessionUserOf } from '../session/sessionUserOf.ts'

/** For whom an order is, and whose prices it has. */
export interface OrderBuyer {
  buyer: Buyer
  /** Null: a private person. */
  organizationId: number | null
}

const PERSON = { is_new: null, wholesale_type: null, wholesale_level: null }

/**
 * The buyer that an order names: its prices are his, whomever other pages of the user buy for by now.
 *
 * @param named null = a private person; undefined = for whom the user buys now
 * @throws DomainError `not-found`, the same whether the organization does not exist or is another's
 */
export async function buyerForOrder(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
  named: number | null | undefined,
): Promise<OrderBuyer> {
  const user = await sessionUserOf(services, caller)
  if (!user) {
    if (named) throw notOwn(named)
    return { buyer: GUEST, organizationId: null }
  }
  if (named === null) return { buyer: buyerOfUser({ ...user, ...PERSON }), organizationId: null }
  const own = await selectOrganizations(services.db, user.id)
  const organization = own.find(({ id, is_active }) => (named === undefined ? is_active : id === named))
  if (organization) {
    const { id, is_new, wholesale_type, wholesale_level } = organization
    return { buyer: buyerOfUser({ ...user, is_new, wholesale_type, wholesale_level }), organizationId: id }
  }
  if (named !== undefined) throw notOwn(named)
  return { buyer: buyerOfUser(user), organizationId: null }
}

const notOwn = (id: number) => notFound('organizationId', `The caller has no organization ${id}.`)
