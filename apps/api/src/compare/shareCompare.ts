import type { shareCompared as endpoint } from '@verstak/contracts/comparison'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { changeOwnMarks } from '../marks/changeMarks.ts'
import { newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { putShare } from './compareShare.sql.ts'
import { selectComparedInOrder } from './comparison.sql.ts'

type Shared = EndpointResponse<typeof endpoint>

/** Gives the visitor's set of a category a link. @throws DomainError `not-found` when there is nothing in it */
export async function shareCompared(
  services: Services,
  { categoryGuid }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<Shared> {
  const guid = categoryGuid.toLowerCase()
  const shared = await changeOwnMarks<Shared | null>(
    services,
    caller,
    async (db, ownerId) => {
      const items = await selectComparedInOrder(db, ownerId)
      const productIds = items.filter(({ category_guid }) => category_guid === guid).map(({ product_id }) => product_id)
      if (productIds.length === 0) return null
      const key = await putShare(db, { key: newSecret(), productIds, now: services.now() })
      return { key, link: `/compare/${guid}/?set=${key}` }
    },
    null,
  )
  if (!shared) throw notFound('categoryGuid', `Nothing is compared in category ${guid}.`)
  return shared
}
