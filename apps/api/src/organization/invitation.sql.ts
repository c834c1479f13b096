import type { Queryable } from '../db/openDatabase.ts'

/** Deletes invitations that can no longer be accepted. */
export const deleteOldInvitations = (db: Queryable, now: Date) =>
  db.deleteFrom('organization_invitation').where('expires_at', '<', now).execute()
