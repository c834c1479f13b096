import { Creative } from '@verstak/contracts/creative'
import * as v from 'valibot'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { findCreatives } from './creative.sql.ts'

/** Who advertises by a creative. @throws DomainError `not-found` for a token that the shop has not set, too */
export async function getCreative({ db }: Pick<Services, 'db'>, { token }: { token: string }): Promise<Creative> {
  const known = (await listCreatives({ db })).find((one) => one.token === token)
  if (known) return known
  throw notFound('token', `No creative has the token ${token}.`)
}

/** Everybody whose advertising the shop has set. */
export async function listCreatives({ db }: Pick<Services, 'db'>): Promise<Creative[]> {
  const set = await findCreatives(db)
  return (Array.isArray(set) ? (set as unknown[]) : []).flatMap((one) => {
    const read = v.safeParse(Creative, one)
    return read.success ? [read.output] : []
  })
}
