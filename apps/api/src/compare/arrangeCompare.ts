import type { clearCompared as clearing, orderCompared as ordering } from '@verstak/contracts/comparison'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { changeOwnMarks } from '../marks/changeMarks.ts'
import { countMarks } from '../marks/marks.sql.ts'
import type { Services } from '../services.ts'
import { deleteAllCompared, updatePlaces } from './comparison.sql.ts'

type Changed = EndpointResponse<typeof ordering>

/** Nothing is compared. */
const NONE: Changed = { attributes: { compareCount: 0 } }

async function changedOf(db: Queryable, ownerId: number): Promise<Changed> {
  const { compare: compareCount, revision } = await countMarks(db, ownerId)
  return { attributes: { compareCount, revision } }
}

/** Keeps the visitor's order. Products that are not compared are passed over. */
export const orderCompared = (
  services: Services,
  { productIds }: EndpointBody<typeof ordering>,
  caller: Caller,
): Promise<Changed> =>
  changeOwnMarks(
    services,
    caller,
    async (db, ownerId) => {
      await updatePlaces(db, ownerId, [...new Set(productIds)])
      return changedOf(db, ownerId)
    },
    NONE,
  )

/** Empties the comparison; succeeds for an empty one. */
export const clearCompared = (services: Services, caller: Caller): Promise<EndpointResponse<typeof clearing>> =>
  changeOwnMarks(
    services,
    caller,
    async (db, ownerId) => {
      await deleteAllCompared(db, ownerId)
      return changedOf(db, ownerId)
    },
    NONE,
  )
