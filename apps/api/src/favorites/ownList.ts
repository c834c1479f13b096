import { notFound } from '../DomainError.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { changeMarks, changeOwnMarks, type MarkChange } from '../marks/changeMarks.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { selectLists, type FavoritesListRow } from './favorites.sql.ts'

/** Lists are for signed-in users (FAV-003). @throws DomainError `sign-in-required`, and errors of the change */
export async function changeLists<Result>(
  services: Services,
  caller: Caller,
  change: MarkChange<Result>,
): Promise<Result> {
  await userIdOf(services, caller)
  return changeMarks(services, caller, change)
}

/**
 * A list of the owner.
 * @throws DomainError `not-found`, the same whether the list does not exist or is another user's
 */
export async function ownList(db: Queryable, ownerId: number, guid: string, field = 'guid'): Promise<FavoritesListRow> {
  const [list] = await selectLists(db, ownerId, guid)
  if (!list) throw noList(guid, field)
  return list
}

const noList = (guid: string, field: string) => notFound(field, `The visitor has no list ${guid}.`)

/** Changes a list of a visitor, the common one of a guest, too. @throws DomainError `not-found`, and errors of the change */
export async function changeOwnList<Result>(
  services: Services,
  { listGuid, caller }: { listGuid: string; caller: Caller },
  change: (db: Queryable, list: FavoritesListRow, ownerId: number) => Promise<Result>,
): Promise<Result> {
  const result = await changeOwnMarks<Result | null>(
    services,
    caller,
    async (db, ownerId) => change(db, await ownList(db, ownerId, listGuid, 'listGuid'), ownerId),
    null,
  )
  if (result === null) throw noList(listGuid, 'listGuid')
  return result
}
