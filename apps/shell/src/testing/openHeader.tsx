import { listTopics } from '@verstak/contracts/catalogue'
import { getAggregateInfo } from '@verstak/contracts/header'
import type { Layout } from '@verstak/contracts/layout'
import type { HeaderInfoBar } from '@verstak/contracts/pageOptions'
import type { PromoLink } from '@verstak/contracts/promoLink'
import { listPromoLinks } from '@verstak/contracts/promoLink'
import { matchPatterns } from '@verstak/contracts/routePattern'
import type { Region } from '@verstak/contracts/region'
import type { Account, Contractor } from '@verstak/contracts/session'
import type { FlagValues } from '@verstak/flags/flag'
import type { UserKind } from '@verstak/flags/flagRow'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { EMPTY_TOTALS, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { ShellContext } from '../document/ShellContext.ts'
import { DesktopHeader } from '../header/DesktopHeader.tsx'
import { PhoneHeader } from '../header/PhoneHeader.tsx'
import { renderParts } from '../server/page/renderParts.tsx'
import { TabBar } from '../tab-bar/TabBar.tsx'
import { SESSION_KEY } from '../user-menu/useAccount.ts'
import { makeTopics } from '@verstak/testing/makeTopics'

export interface HeaderInput {
  layout?: Layout
  address?: string
  user?: UserKind
  account?: Account
  /** Patterns that live remotes answer; by default only the shell's own page exists. */
  served?: string[]
  /** Names of additional live remotes. */
  remotes?: string[]
  /** Counts of the badges; without them the call fails. */
  counts?: { compare: number; favorites: number; orders: number; cart: number }
  region?: Partial<Region>
  flags?: FlagValues
  infoBar?: HeaderInfoBar
  promoLinks?: PromoLink[]
  isAppBarClosed?: boolean
}

/** Header and tab bar in the browser, without pages. */
export async function openHeader(input: HeaderInput = {}) {
  const { layout = 'desktop', address = '/', user, account, served = [], counts, flags = {} } = input
  const api = createFakeApi()
    .on(listTopics, () => ({ data: makeTopics(), totalCount: 12_000 }))
    .on(listPromoLinks, () => ({ links: input.promoLinks ?? [] }))
  if (counts)
    api.on(getAggregateInfo, () => ({
      compare: { count: counts.compare },
      favorites: { count: counts.favorites },
      order: { activeOrdersCount: counts.orders },
      cart: { totals: { ...EMPTY_TOTALS, skuQuantity: counts.cart } },
    }))
  const region = makeRegion(input.region)
  const isServed = (path: string) => matchPatterns(served, path) !== undefined
  const host = createTestHost({ call: api.call, layout, region, flags, isServed, ...(user ? { user } : {}) })
  if (account) host.queryClient.setQueryData(SESSION_KEY, { user, account })
  const remotes = [{ name: 'made-up', routes: served }, ...(input.remotes ?? []).map((name) => ({ name, routes: [] }))]
  const parts = renderParts({ layout, region, remotes, isAppBarClosed: input.isAppBarClosed ?? false })
  const live = remotes.map((remote) => ({ ...remote, version: '1', stylesheets: {} }))
  const element = (
    <ShellContext value={{ remotes: live, footer: '', infoBar: input.infoBar, parts }}>
      {layout.startsWith('mobile') ? (
        <>
          <PhoneHeader />
          <TabBar />
        </>
      ) : (
        <DesktopHeader />
      )}
    </ShellContext>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  render(
    <TestHost host={host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  await screen.findAllByRole('link', { name: /Верстак/ })
  return { api, host }
}

let lastId = 0

export function makeContractor(overrides: Partial<Contractor> = {}): Contractor {
  return {
    id: ++lastId,
    crmId: null,
    name: 'ООО «Мост»',
    inn: '7709123453',
    kpp: '770901001',
    activityType: null,
    extendedAccessEnabled: false,
    ...overrides,
  }
}

/** A private user; with contractors, the first one is active. */
export function makeAccount({ contractors = [], ...overrides }: Partial<Account> = {}): Account {
  const organization = contractors[0] ?? null
  return {
    id: 1,
    firstName: 'Мария',
    lastName: 'Соколова',
    displayName: 'Мария Соколова',
    email: null,
    phone: '9161234501',
    isAuthorized: true,
    isTrusted: false,
    isJuristic: organization !== null,
    juristicKey: organization ? 0 : null,
    juristicPersonsCount: contractors.length,
    contractors,
    organization,
    wholesalerType: null,
    wholesalerLevel: null,
    currentUserRole: organization ? 'owner' : null,
    isUserAdmin: false,
    isSchlumbergerContractor: false,
    ...overrides,
  }
}
