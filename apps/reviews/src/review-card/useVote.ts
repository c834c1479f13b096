import { saveVote, type Review, type VoteAction } from '@verstak/contracts/review'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { useSharedQuery } from '@verstak/remote-kit/useSharedQuery'
import { useVisitorIsThere } from '@verstak/remote-kit/visitorIsThere'
import { useState } from 'react'
import { applyVote } from './applyVote.ts'
import { ownVotesQuery } from './ownVotesQuery.ts'

/** Vote of the visitor for a review; changes once the server has it. */
export function useVote({ guid, voteStatistics }: Pick<Review, 'guid' | 'voteStatistics'>) {
  const { call, queryClient } = useHost()
  const { showError } = useModals()
  const [isVoting, setIsVoting] = useState(false)
  const isThere = useVisitorIsThere()
  const own = useSharedQuery(
    ownVotesQuery(call),
    isThere,
    ({ votes }) => votes.find((vote) => vote.guid === guid)?.action,
  )

  async function vote(action: VoteAction) {
    setIsVoting(true)
    try {
      const answer = await call(saveVote, { body: { guid, action } })
      applyVote(queryClient, guid, answer.voteStatistics)
    } catch {
      showError({ advice: 'call' })
    } finally {
      setIsVoting(false)
    }
  }

  return {
    /** `like`, `dislike` or `none`. */
    ownVote: own ?? voteStatistics.userVotingType,
    isVoting,
    vote,
  }
}
