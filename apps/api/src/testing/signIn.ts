import type { UserKind } from '@verstak/flags/flagRow'
import { addSession } from '@verstak/tools-database/userSessions'
import type { Visitor } from './visitor.ts'

/** Adds the cookies of a session to a visitor. */
export async function signIn(
  visitor: Visitor,
  databaseUrl: string,
  user: Exclude<UserKind, 'guest'>,
): Promise<Visitor> {
  for (const cookie of (await addSession(databaseUrl, { user, level: 2 })).split('; ')) {
    const [name = '', value = ''] = cookie.split('=')
    visitor.cookies.set(name, value)
  }
  return visitor
}
