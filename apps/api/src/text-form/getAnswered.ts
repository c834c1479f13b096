import { DISCUSSION_SOURCES } from '@verstak/contracts/discussion'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { getAnswered as endpoint } from '@verstak/contracts/textForm'
import { findPublished } from '../discussions/createDiscussion.ts'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { readSettings } from '../settings/readSettings.ts'

/** @throws DomainError `not-found`, also for what cannot be answered */
export async function getAnswered(
  { db }: Pick<Services, 'db'>,
  { guid }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const published = await findPublished(db, guid)
  if (!published || published.is_third_party) throw notFound('guid', 'Nothing such.')
  const { parent_id: discussionId } = published
  if (discussionId === null) {
    const { author_name: name } = await db
      .selectFrom('review')
      .select('author_name')
      .where('guid', '=', guid)
      .executeTakeFirstOrThrow()
    return { guid, name, sourceId: DISCUSSION_SOURCES.review }
  }
  const row = await db
    .selectFrom('discussion')
    .select(['author_name', 'is_admin_answer'])
    .where('id', '=', discussionId)
    .executeTakeFirstOrThrow()
  const { shopName } = await readSettings(db)
  return { guid, name: row.is_admin_answer ? shopName : row.author_name, sourceId: DISCUSSION_SOURCES.comment }
}
