import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { listOwnerOf, noList } from './listOwnerOf.ts'
import { deleteList, findList } from './purchaseList.sql.ts'

/** @throws DomainError `sign-in-required`, `not-found` */
export async function removePurchaseList(
  services: Pick<Services, 'db' | 'now'>,
  { guid }: { guid: string },
  caller: Pick<Caller, 'cookie'>,
): Promise<Record<string, never>> {
  if (!(await findList(services.db, guid, await listOwnerOf(services, caller)))) throw noList(guid)
  await deleteList(services.db, guid)
  return {}
}
