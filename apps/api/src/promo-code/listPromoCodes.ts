import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listPromoCodes as endpoint, OwnPromoCode } from '@verstak/contracts/promoCode'
import { notFound } from '../DomainError.ts'
import { findActingMember } from '../document/document.sql.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { selectOwnPromos, type OwnPromoRow } from './ownPromo.sql.ts'
import { conditionTexts } from './ownPromo.texts.ts'
import { findConfirmedPhone } from './promoCode.sql.ts'

/**
 * Promo codes of the caller as a private person: usable ones first, then those that end first.
 * @throws DomainError `sign-in-required`; `not-found` for who buys for an organization
 */
export async function listPromoCodes(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, now } = services
  const userId = await userIdOf(services, caller)
  if (await findActingMember(db, userId)) throw notFound('organization', 'Organizations have no codes of their own.')
  const rows = await selectOwnPromos(db, { userId, phone: await findConfirmedPhone(db, userId) })
  const codes = rows.map((row) => toOwnPromo(row, now()))
  return { codes: codes.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state)) }
}

const ORDER: readonly OwnPromoCode['state'][] = ['usable', 'soon', 'used', 'spent', 'over']

function toOwnPromo(row: OwnPromoRow, now: Date): OwnPromoCode {
  const { code, name, starts_at: startsAt, ends_at: endsAt, orders } = row
  return {
    ...{ code, name, orders },
    state: stateOf(row, now),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    conditions: conditionsOf(row),
  }
}

function stateOf(row: OwnPromoRow, now: Date): OwnPromoCode['state'] {
  if (row.ends_at !== null && row.ends_at <= now) return 'over'
  if (row.starts_at > now) return 'soon'
  const isReached = (most: number | null, uses: number) => most !== null && uses >= most
  if (isReached(row.max_uses_per_user, row.uses_of_user) || isReached(row.max_uses_per_phone, row.uses_of_phone))
    return 'used'
  if (row.is_first_order && row.has_orders) return 'used'
  return isReached(row.max_uses, row.used_count) ? 'spent' : 'usable'
}

const conditionsOf = ({ min_sum, categories, brands, is_first_order }: OwnPromoRow): string[] => [
  ...(min_sum > 0 ? [conditionTexts.minSum(min_sum)] : []),
  ...(categories.length > 0 ? [conditionTexts.categories(categories)] : []),
  ...(brands.length > 0 ? [conditionTexts.brands(brands)] : []),
  ...(is_first_order ? [conditionTexts.firstOrder] : []),
]
