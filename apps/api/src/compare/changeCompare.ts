import { MAX_COMPARED, type addToCompare as endpoint } from '@verstak/contracts/compare'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { invalidInput, notFound } from '../DomainError.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { changeMarks, changeOwnMarks } from '../marks/changeMarks.ts'
import { countMarks, lockProducts } from '../marks/marks.sql.ts'
import type { Services } from '../services.ts'
import { deleteCompared, insertCompared, selectCompared } from './compare.sql.ts'
import { compareFullText } from './compare.texts.ts'

type Compared = EndpointResponse<typeof endpoint>

const compared = (compareCount: number, revision?: number): Compared => ({
  attributes: { compareCount, ...(revision !== undefined && { revision }) },
})

/**
 * Adds all products or none.
 * @throws DomainError `not-found`, `invalid-input` with a message when there are too many
 */
export const addToCompare = (
  services: Services,
  { productGuids }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<Compared> =>
  changeMarks(services, caller, async (db, ownerId) => {
    const wanted = await productIdsOf(db, productGuids)
    const held = new Set((await selectCompared(db, ownerId)).map(({ product_id }) => product_id))
    const fresh = wanted.filter((id) => !held.has(id))
    if (held.size + fresh.length > MAX_COMPARED) {
      throw invalidInput('', 'compare-full', `A comparison holds at most ${MAX_COMPARED} products.`, compareFullText)
    }
    if (fresh.length > 0) await insertCompared(db, ownerId, fresh, services.now())
    return compared(held.size + fresh.length, (await countMarks(db, ownerId)).revision)
  })

async function productIdsOf(db: Queryable, guids: string[]): Promise<number[]> {
  const products = await lockProducts(db, guids)
  const known = new Set(products.map(({ guid }) => guid))
  const missing = guids.findIndex((guid) => !known.has(guid.toLowerCase()))
  if (missing >= 0) throw notFound(`productGuids.${missing}`, `There is no product ${guids[missing]}.`)
  return products.map(({ id }) => id)
}

/** Succeeds if the product is not in the comparison. */
export const removeFromCompare = (
  services: Services,
  product: { id: number } | { guid: string },
  caller: Caller,
): Promise<Compared & { result: true }> =>
  changeOwnMarks(
    services,
    caller,
    async (db, ownerId) => {
      await deleteCompared(db, ownerId, product)
      const { compare, revision } = await countMarks(db, ownerId)
      return { result: true, ...compared(compare, revision) }
    },
    { result: true, ...compared(0) },
  )
