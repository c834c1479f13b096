import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listOrganizations as endpoint } from '@verstak/contracts/session'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getSession } from './getSession.ts'
import { sessionTexts } from './session.texts.ts'

const NOBODY = { isAuthorized: false } as const

/**
 * The user with his organizations, for pages that load him after a sign-in. Never fails: a visitor who is not
 * authorized, and one whose data cannot be read, is an empty unauthorized user (SESSION-011).
 */
export async function listOrganizations(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  try {
    const { account } = await getSession(services, caller)
    return { user: account ?? NOBODY, errors: [] }
  } catch {
    return { user: NOBODY, errors: [{ title: sessionTexts.unreadable }] }
  }
}
