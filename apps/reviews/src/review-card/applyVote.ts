import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import {
  listCategoryReviews,
  listOwnVotes,
  listReviews,
  type Review,
  type VoteStatistics,
} from '@verstak/contracts/review'
import { getReviewModalInfo } from '@verstak/contracts/reviewMedia'

/** Puts the votes that the server has answered into all that the page knows of the review. */
export function applyVote(queryClient: QueryClient, guid: string, voteStatistics: VoteStatistics): void {
  const voted = <Kind extends Review>(review: Kind): Kind =>
    review.guid === guid ? { ...review, voteStatistics } : review

  function change<Answer extends object>({ path }: { path: string }, changed: (answer: Answer) => Answer) {
    const filters = { predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] === path }
    queryClient.setQueriesData<Answer | Answer[]>(filters, (answer) => {
      // Appended pages.
      if (Array.isArray(answer)) return answer.map(changed)
      // `trouble` stands for an answer that did not come.
      return typeof answer === 'object' ? changed(answer as Answer) : answer
    })
  }

  change<EndpointResponse<typeof listReviews>>(listReviews, (answer) => {
    const { groupReview, productReview } = answer.mostUsefulReviews
    return {
      ...answer,
      reviews: answer.reviews.map(voted),
      mostUsefulReviews: {
        groupReview: groupReview && voted(groupReview),
        productReview: productReview && voted(productReview),
      },
    }
  })
  change<EndpointResponse<typeof listCategoryReviews>>(listCategoryReviews, (answer) => ({
    ...answer,
    reviews: answer.reviews.map(voted),
  }))
  change<EndpointResponse<typeof getReviewModalInfo>>(getReviewModalInfo, (answer) => ({
    ...answer,
    reviewItem: voted(answer.reviewItem),
  }))
  change<EndpointResponse<typeof listOwnVotes>>(listOwnVotes, ({ votes }) => {
    const others = votes.filter((vote) => vote.guid !== guid)
    const { userVotingType: action } = voteStatistics
    return { votes: action === 'none' ? others : [{ guid, action }, ...others] }
  })
}
