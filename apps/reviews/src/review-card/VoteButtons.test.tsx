import { act, render, screen, waitFor } from '@testing-library/react'
import { listOwnVotes } from '@verstak/contracts/review'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { makeReview } from '../testing/makeReview.ts'
import { createReviewsHarness } from '../testing/reviewsHarness.tsx'
import { VoteButtons } from './VoteButtons.tsx'

test("a guest's own vote is asked for with his first sign, once for all reviews", async () => {
  const reviews = [makeReview(1), makeReview(2)]
  const { api, host } = createReviewsHarness()
  const answer = jest.fn(() => ({ votes: [{ guid: reviews[1]!.guid, action: 'like' as const }] }))
  api.on(listOwnVotes, answer)
  await act(async () =>
    render(
      <TestHost host={host}>
        {reviews.map((review) => (
          <VoteButtons key={review.guid} review={review} />
        ))}
      </TestHost>,
    ),
  )
  expect(answer).not.toHaveBeenCalled()
  await act(async () => void dispatchEvent(new Event('scroll')))
  await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1))
  expect(answer).toHaveBeenCalledTimes(1)
})
