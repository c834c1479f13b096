import type { Discussion, DiscussionAnswer, DiscussionSource } from '@verstak/contracts/discussion'
import type { DiscussionRow } from './discussion.sql.ts'

/** Answers are indented by what they answer; nothing personal is in it. @param shopName under which the shop answers */
export function wireDiscussionOf(row: DiscussionRow, shopName: string): DiscussionAnswer {
  const isAnswer = row.parent_id !== null
  return {
    guid: row.guid,
    parentDiscussionGuid: isAnswer ? row.parent_guid : row.review_guid,
    sourceId: row.source_id as DiscussionSource,
    text: row.text,
    author: { name: row.is_admin_answer ? shopName : row.author_name },
    productGuid: row.product_guid,
    answersCount: row.answers,
    isAdminAnswer: row.is_admin_answer,
    isThirdParty: row.is_third_party,
    parentAuthorName: isAnswer ? (row.is_parent_of_shop ? shopName : row.parent_name) : row.review_author_name,
    createdAt: row.created_at.toISOString(),
  }
}

/** Discussions with their answers in reading order: each after what it answers. */
export function threadsOf(
  roots: readonly DiscussionRow[],
  answers: readonly DiscussionRow[],
  shopName: string,
): Discussion[] {
  const byParent = Map.groupBy(answers, ({ parent_id }) => parent_id)
  const known = new Set([...roots, ...answers].map(({ id }) => id))
  const under = (id: number): DiscussionRow[] =>
    (byParent.get(id) ?? []).flatMap((answer) => [answer, ...under(answer.id)])
  // What answers something that is not shown stands at the end of its thread.
  const lost = answers.filter(({ parent_id }) => !known.has(parent_id!))
  return roots.map((root) => ({
    ...wireDiscussionOf(root, shopName),
    answers: [
      ...under(root.id),
      ...lost.filter(({ root_id }) => root_id === root.id).flatMap((answer) => [answer, ...under(answer.id)]),
    ].map((row) => wireDiscussionOf(row, shopName)),
  }))
}
