import type { listDocuments as endpoint } from '@verstak/contracts/document'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Caller } from '../http/createBinder.ts'
import { dayStart } from '../order/days.ts'
import type { Services } from '../services.ts'
import { actingMemberOf } from './actingMemberOf.ts'
import { selectDocumentPage } from './document.sql.ts'
import { viewDocument } from './viewDocument.ts'

/**
 * Papers of the organization that the caller buys for; a purchaser's are those of his own orders.
 * @throws DomainError `sign-in-required`, `not-found`
 */
export async function listDocuments(
  services: Pick<Services, 'db' | 'now'>,
  { search = '', kind, orderGuid, from, to, page, limit }: EndpointQuery<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const { userId, organizationId, role } = await actingMemberOf(services, caller)
  const digits = search.replaceAll(/\D/g, '')
  // Papers are found by their numbers; words find none.
  if (search !== '' && digits === '') return { documents: [], total: 0 }
  const { total, rows } = await selectDocumentPage(
    services.db,
    {
      ...{ organizationId, kind, orderGuid },
      userId: role === 'purchaser' ? userId : undefined,
      digits: digits === '' ? undefined : digits,
      from: from === undefined ? undefined : dayStart(from),
      before: to === undefined ? undefined : dayStart(to, 1),
    },
    { limit, offset: (page - 1) * limit },
  )
  return { documents: rows.map(viewDocument), total }
}
