/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import { CABINET_ROLES, cabinetPolicy, type CabinetRole } from '@verstak/contracts/cabinetPolicy'
import type { Account } from '@verstak/contracts/session'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { LIST_GUID, makeAccount, makeList } from '../testing/accountHarness.tsx'
import { guidOf, makeBuyer, makeDocument, makePromo } from '../testing/moneyHarness.tsx'
import { createOrdersHarness } from '../testing/ordersHarness.tsx'
import { addOrganizationCalls } from '../testing/organizationHarness.tsx'
import { createRoutes } from '../routes.tsx'

const PAGES = cabinetPolicy.map(({ page }) => page)
/** An address of a page. */
const addressOf = (page: string) => page.replace('{orderGuid}', guidOf(1)).replace('{listGuid}', LIST_GUID)

const accountOf = (role: CabinetRole): Account | null => {
  if (role === 'guest') return null
  return role === 'person' ? makeAccount() : makeBuyer({ currentUserRole: role })
}

/** The cabinet of a role, on an API that keeps to the policy. */
function cabinetOf(role: CabinetRole) {
  const account = accountOf(role)
  const harness = createOrdersHarness({
    ...{ account, documents: [makeDocument()], codes: [makePromo()], lists: [makeList()], served: PAGES },
  })
  addOrganizationCalls(harness.api, { account })
  const { call } = harness.api
  harness.host.call = async (endpoint, ...rest) => {
    const roles = cabinetPolicy.map(({ calls }) => calls[`${endpoint.method} ${endpoint.path}`]).find(Boolean)
    if (roles && !roles.includes(role))
      throw account ? new ApiError('not-found', 404) : new ApiError('sign-in-required', 401)
    return call(endpoint, ...rest)
  }
  return { host: harness.host, routes: createRoutes(harness.host) }
}

const cells = cabinetPolicy.flatMap(({ page, roles }) => CABINET_ROLES.map((role) => ({ page, role, roles })))

test.each(cells)('$page for a $role is as the policy says [ROLE-010, ROLE-013]', async ({ page, role, roles }) => {
  const { host, routes } = cabinetOf(role)
  const address = addressOf(page)
  const { status, error, html } = await openRemote(host, routes, address)
  if (role === 'guest') {
    expect(html).toContain(`/login/?next=${encodeURIComponent(address)}`)
  } else if (roles.includes(role)) {
    expect({ status, error }).toEqual({ status: 200, error: undefined })
    expect(html).not.toContain('/login/?next=')
  } else {
    // The shell answers both with its 404 page.
    expect(status === 404 || (error as ApiError).status === 404).toBe(true)
    expect(html).toBe('')
  }
})

test.each(['person', 'purchaser', 'manager', 'owner'] as const)(
  'the menu leads a %s to no page that he has not',
  async (role) => {
    const { host, routes } = cabinetOf(role)
    const html = await renderRemote(host, routes, '/user/profile/')
    for (const { page, roles } of cabinetPolicy) {
      if (!roles.includes(role)) expect(html).not.toContain(`href="${page}"`)
    }
    expect(html).toContain('href="/user/orders/all/"')
  },
)
