import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { signOut } from '@verstak/contracts/session'
import type { UserKind } from '@verstak/flags/flagRow'
import { addSession } from '@verstak/tools-database/userSessions'
import { addUser, startTestSession } from './startTestSession.ts'
import type { FileTestApi } from './useTestApi.ts'
import type { Visitor } from './visitor.ts'

interface SignIn {
  is_staff?: boolean
  isAdmin?: boolean
  /** Signed out again, but kept his cookies. */
  isOut?: boolean
}

/** Visitors who signed in as the sign-in calls do it. */
export const SIGNED_IN = {
  'user by sign-in': {},
  'staff by password': { is_staff: true },
  'staff by code': { is_staff: true, isAdmin: true },
  'signed out': { isOut: true },
} as const satisfies Record<string, SignIn>

/** Who asks; users by their kind have the session of `npm run session`. */
export type Kind = UserKind | 'staff without its second token' | 'ended session' | keyof typeof SIGNED_IN

/** A visitor of a kind, with the cookies of his session. */
export async function visitorOfKind(api: FileTestApi, kind: Kind): Promise<Visitor> {
  if (isSignIn(kind)) return signInAs(api, kind)
  const visitor = api.newVisitor()
  if (kind === 'ended session') {
    visitor.cookies.set(SERVER_COOKIES.accessToken.name, 'a'.repeat(43))
    return visitor
  }
  const user = kind === 'staff without its second token' ? 'staff' : kind
  for (const cookie of (await addSession(api.databaseUrl, { user, level: 2 })).split('; ').filter(Boolean)) {
    const [name = '', value = ''] = cookie.split('=')
    if (user === kind || name === SERVER_COOKIES.accessToken.name) visitor.cookies.set(name, value)
  }
  return visitor
}

const isSignIn = (kind: Kind): kind is keyof typeof SIGNED_IN => kind in SIGNED_IN

async function signInAs(api: FileTestApi, kind: keyof typeof SIGNED_IN): Promise<Visitor> {
  const { isAdmin = false, isOut = false, ...fields }: SignIn = SIGNED_IN[kind]
  const userId = await addUser(api, fields)
  const visitor = await startTestSession(api, api.newVisitor(), { userId, isAdmin })
  const cookies = [...visitor.cookies]
  if (isOut) await visitor.call(signOut, { body: { isEverywhere: false } })
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}
