import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { type HarnessInput, ListingApp, createListingHarness } from './listingHarness.tsx'

/** Opens an address in the browser's way; clicks on links navigate, as the shell makes them. */
export async function openListing(address: string, input: HarnessInput = {}) {
  const harness = createListingHarness(input)
  const shell = { id: 'shell', hydrateFallbackElement: <></>, children: harness.routes }
  const router = createMemoryRouter([shell], { initialEntries: [address] })
  const { container } = render(<ListingApp host={harness.host} router={router} />)
  container.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    event.preventDefault()
    void router.navigate(link.getAttribute('href')!)
  })
  await screen.findByRole('heading', { level: 1 })
  const addressNow = () => router.state.location.pathname + router.state.location.search
  return { ...harness, router, addressNow }
}
