import { render, screen } from '@testing-library/react'
import { createBrowserRouter, createMemoryRouter } from 'react-router-dom'
import { listingInputOf } from '../listing-page/listingAddress.ts'
import { listingQuery } from '../listingQuery.ts'
import { type HarnessInput, ListingApp, createListingHarness } from './listingHarness.tsx'

interface OpenInput extends HarnessInput {
  /** Uses the window's history, which outlives the page, and the server's data. */
  hasHistory?: boolean
}

/** Opens an address as in a browser; clicks on links navigate, as in the shell. */
export async function openListing(address: string, { hasHistory, ...input }: OpenInput = {}) {
  const harness = createListingHarness(input)
  const shell = { id: 'shell', hydrateFallbackElement: <></>, children: harness.routes }
  const router = hasHistory
    ? createBrowserRouter([shell], await sendPage(address, harness))
    : createMemoryRouter([shell], { initialEntries: [address] })
  const { container } = render(<ListingApp host={harness.host} router={router} />)
  container.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    // Ctrl+click opens a new tab.
    if (!event.ctrlKey) void router.navigate(link.getAttribute('href')!)
  })
  await screen.findByRole('heading', { level: 1 })
  const addressNow = () => router.state.location.pathname + router.state.location.search
  return { ...harness, router, addressNow }
}

/** Simulates the server: sets the window's address and answers the first query. Brings lazy code, as the shell does. */
async function sendPage(address: string, { host, routes }: ReturnType<typeof createListingHarness>) {
  if (location.pathname + location.search !== address) history.pushState(null, '', address)
  const { pathname, search } = location
  await host.queryClient.prefetchQuery(listingQuery(host, listingInputOf(pathname, search, 1)!))
  for (const route of routes)
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  return { hydrationData: { loaderData: { 'listing.category': null } } }
}
