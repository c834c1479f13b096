import { Suspense, type ReactElement } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import type { ReviewsHarness } from './reviewsHarness.tsx'

/** A router with the pages of the remote; `widget` is shown at any other address. */
export function createRouter({ routes }: Pick<ReviewsHarness, 'routes'>, address: string, widget?: ReactElement) {
  const pages = [
    ...routes,
    ...(widget ? [{ path: '*', element: <Suspense fallback={<p>wait</p>}>{widget}</Suspense> }] : []),
  ]
  return createMemoryRouter(
    pages.map((route) => ({ ...route, hydrateFallbackElement: <p>wait</p>, errorElement: <p>failed</p> })),
    { initialEntries: [address] },
  )
}
