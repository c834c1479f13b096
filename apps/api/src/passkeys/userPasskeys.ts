import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type {
  Passkey,
  deletePasskey as deleteEndpoint,
  listPasskeys as listEndpoint,
  renamePasskey as renameEndpoint,
} from '@verstak/contracts/passkey'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { notices, wayTexts } from '../notices/notices.texts.ts'
import { sendNotice } from '../notices/sendNotice.ts'
import { freshUserOf } from '../profile/profileUser.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { deletePasskeyRow, selectPasskeys, updatePasskeyName } from './passkey.sql.ts'

type Needed = Pick<Services, 'db' | 'now' | 'identity' | 'jobs' | 'messages'>
type Cookies = Pick<Caller, 'cookie'>

/** @throws DomainError `sign-in-required` */
export async function listPasskeys(services: Needed, caller: Cookies): Promise<EndpointResponse<typeof listEndpoint>> {
  const userId = await userIdOf(services, caller)
  return { ...(await listOf(services, userId)), canAdd: services.identity.relyingParty !== null }
}

/** @throws DomainError `sign-in-required`; `not-found`, the same whether it does not exist or is another's */
export async function renamePasskey(
  services: Needed,
  { id, name }: EndpointBody<typeof renameEndpoint>,
  caller: Cookies,
): Promise<EndpointResponse<typeof renameEndpoint>> {
  const userId = await userIdOf(services, caller)
  if (!(await updatePasskeyName(services.db, userId, id, name))) throw noSuchKey()
  return listOf(services, userId)
}

/**
 * @throws DomainError `sign-in-required`, `confirmation-required`; `not-found`, the same whether it does not exist or is
 *   another's
 */
export async function deletePasskey(
  services: Needed,
  { id }: EndpointBody<typeof deleteEndpoint>,
  caller: Pick<Caller, 'cookie' | 'origin'>,
): Promise<EndpointResponse<typeof deleteEndpoint>> {
  const { id: userId } = await freshUserOf(services, caller)
  await services.db.transaction().execute(async (db) => {
    const name = await deletePasskeyRow(db, userId, id)
    if (name === null) throw noSuchKey()
    const notice = notices.removedWay(wayTexts.passkey(name))
    await sendNotice(services, db, { userId, origin: caller.origin }, notice)
  })
  return listOf(services, userId)
}

const noSuchKey = () => notFound('id', 'The user has no such passkey.')

const listOf = async ({ db }: Pick<Services, 'db'>, userId: number) => ({
  passkeys: wirePasskeysOf(await selectPasskeys(db, userId)),
})

/** Passkeys as the wire has them. */
export const wirePasskeysOf = (rows: Awaited<ReturnType<typeof selectPasskeys>>): Passkey[] =>
  rows.map((row) => ({
    id: row.credential_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }))
