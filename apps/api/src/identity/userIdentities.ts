import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listIdentities as listEndpoint, unlinkIdentity as unlinkEndpoint } from '@verstak/contracts/identity'
import type { Caller } from '../http/createBinder.ts'
import { notices } from '../notices/notices.texts.ts'
import { sendNotice } from '../notices/sendNotice.ts'
import { freshUserOf } from '../profile/profileUser.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { deleteIdentities, selectIdentities } from './identity.sql.ts'
import { providerNameOf } from './providerNameOf.ts'

type Needed = Pick<Services, 'db' | 'now' | 'identity' | 'jobs' | 'messages'>
type List = EndpointResponse<typeof listEndpoint>

/** @throws DomainError `sign-in-required` */
export async function listIdentities(services: Needed, caller: Pick<Caller, 'cookie'>): Promise<List> {
  return listOf(services, await userIdOf(services, caller))
}

/** @throws DomainError `sign-in-required`, `confirmation-required` */
export async function unlinkIdentity(
  services: Needed,
  { provider }: EndpointBody<typeof unlinkEndpoint>,
  caller: Pick<Caller, 'cookie' | 'origin'>,
): Promise<List> {
  const { id: userId } = await freshUserOf(services, caller)
  await services.db.transaction().execute(async (db) => {
    if (!(await deleteIdentities(db, userId, provider))) return
    const way = providerNameOf(services.identity, provider)
    await sendNotice(services, db, { userId, origin: caller.origin }, notices.removedWay(way))
  })
  return listOf(services, userId)
}

async function listOf({ db, identity }: Needed, userId: number): Promise<List> {
  const rows = await selectIdentities(db, userId)
  return {
    identities: rows.map(({ provider, created_at: at }) => {
      const known = provider === 'vk' ? 'vk' : 'oidc'
      return { provider: known, name: providerNameOf(identity, known), createdAt: at.toISOString() }
    }),
  }
}
