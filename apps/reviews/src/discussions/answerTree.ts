import type { Discussion, DiscussionAnswer } from '@verstak/contracts/discussion'

/** An answer with those to it. */
export interface AnswerNode {
  answer: DiscussionAnswer
  children: readonly AnswerNode[]
}

/** Answers of a question by what they answer; one whose parent is not there stands under the question itself. */
export function answerTree({ guid, answers }: Pick<Discussion, 'guid' | 'answers'>): readonly AnswerNode[] {
  const known = new Set(answers.map((answer) => answer.guid))
  const parentOf = ({ parentDiscussionGuid }: DiscussionAnswer) =>
    parentDiscussionGuid !== null && known.has(parentDiscussionGuid) ? parentDiscussionGuid : guid
  const byParent = Map.groupBy(answers, parentOf)
  const childrenOf = (parent: string): readonly AnswerNode[] =>
    (byParent.get(parent) ?? []).map((answer) => ({ answer, children: childrenOf(answer.guid) }))
  return childrenOf(guid)
}
