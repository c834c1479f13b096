import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { selectUser } from '../session/account.sql.ts'
import { displayNameOf } from '../session/displayNameOf.ts'
import { staffSessionOf } from '../session/staffOf.ts'
import type { Editor } from './Editable.ts'

/**
 * The calling staff member as an author of changes.
 * @throws DomainError `not-found` for who is no staff
 */
export async function editorOf(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<Editor & { endsAt: Date }> {
  const { id, staff_role: role, access_ends_at: endsAt } = await staffSessionOf(services, caller)
  return { userId: id, name: displayNameOf(await selectUser(services.db, id)), role, now: services.now(), endsAt }
}
