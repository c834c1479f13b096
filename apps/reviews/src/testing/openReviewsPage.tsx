import { act, render } from '@testing-library/react'
import { TestHost } from '@verstak/remote-kit/TestHost'
import type { ReactElement } from 'react'
import { RouterProvider } from 'react-router-dom'
import { createRouter } from './createRouter.tsx'
import { createReviewsHarness, type ReviewsHarnessInput } from './reviewsHarness.tsx'

/** Opens a page of the remote in the test's document; `widget` is shown at any other address. */
export async function openReviewsPage(address: string, input: ReviewsHarnessInput = {}, widget?: ReactElement) {
  const harness = createReviewsHarness(input)
  const router = createRouter(harness, address, widget)
  await act(async () =>
    render(
      <TestHost host={harness.host}>
        <RouterProvider router={router} />
      </TestHost>,
    ),
  )
  /** Inputs of the calls of an endpoint so far. */
  const queries = ({ path }: { path: string }) =>
    harness.api.calls
      .filter((call) => call.path === path)
      .map(({ input: sent }) => (sent as { query?: Record<string, unknown> }).query)
  return { ...harness, router, queries }
}
