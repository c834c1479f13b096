import { Creative } from '@verstak/contracts/creative'
import * as v from 'valibot'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { findCreatives } from './creative.sql.ts'

/** Who advertises by a creative. @throws DomainError `not-found` for a token that the shop has not set, too */
export async function getCreative({ db }: Pick<Services, 'db'>, { token }: { token: string }): Promise<Creative> {
  const set = await findCreatives(db)
  for (const one of Array.isArray(set) ? (set as unknown[]) : []) {
    const read = v.safeParse(Creative, one)
    if (read.success && read.output.token === token) return read.output
  }
  throw notFound('token', `No creative has the token ${token}.`)
}
