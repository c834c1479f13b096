import type { CheckedOrderInput } from '@verstak/contracts/order'
import { vatRateAt } from '@verstak/price/vat'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import { createInvoice } from '../invoice/createInvoice.ts'
import { refuseOverOrderLimit } from '../organization/refuseOverOrderLimit.ts'
import { lockOrganization, type OrganizationTerms } from './buyer.sql.ts'
import { dayAfter } from './days.ts'
import { refuseOverLimit, refusePayment } from './paymentTerms.ts'

export interface BuyerOrder {
  input: CheckedOrderInput
  /** Null for a guest. */
  userId: number | null
  now: Date
}

/** The buyer of an order that is being placed. */
export interface PlacedBuyer {
  /** Of `customer_order`. */
  columns: { organization_id: number | null; deferred_until: string | null }
  /** After the order and its lines were written: their VAT, and the invoice of one that is paid so. */
  settle(guid: string): Promise<void>
}

/**
 * Checks the buyer of an order and how he pays, in the order's transaction. An organization that pays later is locked
 * until it ends, so that orders side by side cannot owe more than its limit.
 * @throws DomainError `not-found` for the organization, `invalid-input` at the payment
 */
export async function orderBuyer(db: Queryable, { input, userId, now }: BuyerOrder): Promise<PlacedBuyer> {
  const { organizationId = null, payment, expectedSum } = input
  const organization = organizationId === null ? null : await ownOrganization(db, organizationId, userId)
  refusePayment(input, organization)
  if (organization) refuseOverOrderLimit(organization.order_limit, expectedSum)
  if (organization && payment === 'deferred') await refuseOverLimit(db, organization, expectedSum)
  const isDeferred = organization !== null && payment === 'deferred'
  return {
    columns: {
      organization_id: organizationId,
      deferred_until: isDeferred ? dayAfter(now, organization.deferred_days) : null,
    },
    async settle(guid) {
      await keepVatRates(db, guid, now)
      if (organization && payment === 'invoice') await createInvoice(db, guid, { buyer: organization, now })
    },
  }
}

async function ownOrganization(db: Queryable, id: number, userId: number | null): Promise<OrganizationTerms> {
  const organization = userId === null ? undefined : await lockOrganization(db, id, userId)
  if (!organization) throw notFound('organizationId', `The user has no organization ${id}.`)
  return organization
}

/** Writes to each line the rate of its product on the day of the order. */
async function keepVatRates(db: Queryable, guid: string, now: Date): Promise<void> {
  const [standard, reduced] = [vatRateAt('standard', now), vatRateAt('reduced', now)]
  await sql`
    update order_line line
    set vat_rate = case product.vat when 'standard' then ${standard}::smallint when 'reduced' then ${reduced} end
    from product where product.id = line.product_id and line.order_guid = ${guid}`.execute(db)
}
