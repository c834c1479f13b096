import { listReturns } from '@verstak/contracts/orderStaff'
import { staffRolesOfEndpoint } from '@verstak/contracts/staffPolicy'
import * as v from 'valibot'
import { DomainError, notFound } from '../DomainError.ts'
import type { Caller, OwnFile } from '../http/createBinder.ts'
import { orderOwnerOf } from '../order/orderOwnerOf.ts'
import { ownOrderOf } from '../order/ownOrderOf.ts'
import type { Services } from '../services.ts'
import { checkStaffRole } from '../session/staffOf.ts'
import { findReturnPhoto } from './returnPhoto.sql.ts'

const Query = v.object({
  return: v.pipe(v.string(), v.uuid()),
  photo: v.pipe(v.string(), v.regex(/^\d$/), v.toNumber()),
  size: v.picklist(['large', 'small']),
  key: v.optional(v.pipe(v.string(), v.maxLength(100))),
})

/**
 * A photo of a return, for whoever may see its order, and for the staff that sees returns.
 * @throws DomainError `not-found`, the same whether the photo does not exist or is not the caller's
 */
export async function readReturnPhoto(services: Services, query: URLSearchParams, caller: Caller): Promise<OwnFile> {
  const { success, output } = v.safeParse(Query, Object.fromEntries(query))
  const found = success && (await findReturnPhoto(services.db, output.return, output.photo))
  if (!found || !(await maySee(services, { guid: found.order_guid, key: output.key }, caller)))
    throw notFound('return', 'There is no such photo for this visitor.')
  const bytes = await services.files.readWhole(found.upload_guid, output.size)
  return { mediaType: found.media_type!, name: `photo-${output.photo + 1}.webp`, bytes }
}

async function maySee(services: Services, order: { guid: string; key?: string | undefined }, caller: Caller) {
  const isAllowed = (asking: Promise<unknown>) =>
    asking.then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError && (error.code === 'not-found' || error.code === 'forbidden')) return false
        throw error
      },
    )
  if (await isAllowed(checkStaffRole(services, caller, staffRolesOfEndpoint(listReturns) ?? []))) return true
  return isAllowed(ownOrderOf(services, order, await orderOwnerOf(services, caller)))
}
