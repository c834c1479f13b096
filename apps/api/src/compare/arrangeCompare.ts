import type { clearCompared as clearing, orderCompared as ordering } from '@verstak/contracts/comparison'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Caller } from '../http/createBinder.ts'
import { changeOwnMarks } from '../marks/changeMarks.ts'
import { countMarks } from '../marks/marks.sql.ts'
import type { Services } from '../services.ts'
import { deleteAllCompared, updatePlaces } from './comparison.sql.ts'

const compared = (compareCount: number): EndpointResponse<typeof ordering> => ({ attributes: { compareCount } })

/** Keeps the visitor's order. Products that are not compared are passed over. */
export const orderCompared = (
  services: Services,
  { productIds }: EndpointBody<typeof ordering>,
  caller: Caller,
): Promise<EndpointResponse<typeof ordering>> =>
  changeOwnMarks(
    services,
    caller,
    async (db, ownerId) => {
      await updatePlaces(db, ownerId, [...new Set(productIds)])
      return compared((await countMarks(db, ownerId)).compare)
    },
    compared(0),
  )

/** Empties the comparison; succeeds for an empty one. */
export const clearCompared = (services: Services, caller: Caller): Promise<EndpointResponse<typeof clearing>> =>
  changeOwnMarks(
    services,
    caller,
    async (db, ownerId) => {
      await deleteAllCompared(db, ownerId)
      return compared(0)
    },
    compared(0),
  )
