import { PAGE_COOKIES, SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret, newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findMarkOwner } from './findMarkOwner.ts'
import { lockOwner, putOwner, touchOwner } from './markOwner.sql.ts'
import { markVisitorOf } from './markVisitor.ts'

/** A change of an owner's marks, in a transaction that holds the lock of the owner. */
export type MarkChange<Result> = (db: Queryable, ownerId: number) => Promise<Result>

type ChangeServices = Pick<Services, 'db' | 'now' | 'limits'>

/**
 * Changes the marks of a visitor; a guest without a token gets one.
 * @throws DomainError `rate-limited`, and errors of the change; then nothing is changed and no cookie is set
 */
export async function changeMarks<Result>(
  services: ChangeServices,
  caller: Caller,
  change: MarkChange<Result>,
): Promise<Result> {
  const { db, now, limits } = services
  await limits.spend('markChangesPerIp', caller.ip)
  const visitor = await markVisitorOf(services, caller)
  const known = await findMarkOwner(services, visitor)
  const secret = visitor.userId === null ? await secretOf(services, caller, known !== null) : null
  const key = secret === null ? { userId: visitor.userId! } : { tokenHash: hashSecret(secret) }
  const result = await db
    .transaction()
    .execute(async (transaction) => change(transaction, await putOwner(transaction, key, now())))
  if (secret !== null) caller.setCookie(SERVER_COOKIES.marksToken, secret)
  caller.setCookie(PAGE_COOKIES.hasMarks, '1')
  return result
}

/** The guest's token, whose cookie is prolonged, or a new one. Tokens unknown to the store are not accepted. */
async function secretOf({ limits }: ChangeServices, caller: Caller, isKnown: boolean): Promise<string> {
  const token = caller.cookie(SERVER_COOKIES.marksToken)
  if (isKnown && token !== null) return token
  await limits.spend('newMarksPerIp', caller.ip)
  return newSecret()
}

/**
 * Like `changeMarks`, for changes that need existing marks: a visitor without marks gets `none`, and no owner is
 * created.
 */
export async function changeOwnMarks<Result>(
  services: ChangeServices,
  caller: Caller,
  change: MarkChange<Result>,
  none: Result,
): Promise<Result> {
  const { db, now, limits } = services
  await limits.spend('markChangesPerIp', caller.ip)
  const ownerId = await findMarkOwner(services, await markVisitorOf(services, caller))
  if (ownerId === null) return none
  return db.transaction().execute(async (transaction) => {
    if (!(await lockOwner(transaction, ownerId))) return none
    await touchOwner(transaction, ownerId, now())
    return change(transaction, ownerId)
  })
}
