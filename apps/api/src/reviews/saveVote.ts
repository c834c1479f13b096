import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listOwnVotes as ownVotes, saveVote as endpoint } from '@verstak/contracts/review'
import * as v from 'valibot'
import { DomainError, notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findVoter, voterOf } from './reviewVoter.ts'
import { deleteVotes, insertVote, lockPublished, selectOwnVotes, selectVotes, updateVoteSums } from './vote.sql.ts'

const MAX_OWN_VOTES = 500
const Fields = v.object({ guid: v.pipe(v.string(), v.uuid()), action: v.picklist(['like', 'dislike']) })

/** One vote of a visitor for a review; the same again clears it. @throws DomainError `not-found`, `rate-limited` */
export async function saveVote(
  services: Pick<Services, 'db' | 'now' | 'limits'>,
  { guid, action }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  await services.limits.spend('reviewVotesPerIp', caller.ip)
  const published = await services.db
    .selectFrom('review')
    .select('id')
    .where('guid', '=', guid)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  if (!published) throw notFound('guid', 'No such review.')
  const voter = await voterOf(services, caller)
  return services.db.transaction().execute(async (db) => {
    const review = await lockPublished(db, guid)
    if (!review) throw notFound('guid', 'No such review.')
    const before = await selectVotes(db, review.id, voter)
    const isLike = action === 'like'
    // The user's own vote counts more than the one that he gave as a guest.
    const isCleared = before[0]?.is_like === isLike
    if (before.length > 0)
      await deleteVotes(
        db,
        before.map(({ id }) => id),
      )
    if (!isCleared) await insertVote(db, voter, { reviewId: review.id, isLike, now: services.now() })
    const gone = (like: boolean) => before.filter(({ is_like }) => is_like === like).length
    const sums = {
      likes: review.likes - gone(true) + Number(!isCleared && isLike),
      dislikes: review.dislikes - gone(false) + Number(!isCleared && !isLike),
    }
    await updateVoteSums(db, review.id, sums)
    return { voteStatistics: { ...sums, userVotingType: isCleared ? 'none' : action } }
  })
}

/** The same for the form of pages without scripts; what cannot be done leads back, too. */
export async function voteByForm(
  services: Pick<Services, 'db' | 'now' | 'limits'>,
  fields: Record<string, string>,
  caller: Caller,
  from: string,
): Promise<string> {
  const vote = v.safeParse(Fields, fields)
  if (!vote.success) return from
  await saveVote(services, vote.output, caller).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
  })
  return from
}

export async function listOwnVotes(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof ownVotes>> {
  const voter = await findVoter(services, caller)
  const rows = voter === null ? [] : await selectOwnVotes(services.db, voter, MAX_OWN_VOTES)
  return { votes: rows.map(({ guid, is_like }) => ({ guid, action: is_like ? 'like' : 'dislike' })) }
}
