/** @jest-environment node */
import type { Layout } from '@verstak/contracts/layout'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { makeAccount } from '../testing/accountHarness.tsx'
import { createOrganizationHarness, makeOrganization } from '../testing/organizationHarness.tsx'

const layouts: Layout[] = ['desktop', 'mobile']

test.each(layouts)('on %s organizations stand in the page without scripts, and no crawler keeps it', async (layout) => {
  const organizations = [makeOrganization(1), makeOrganization(2, { name: 'ИП Котов', kpp: null })]
  const { host, routes } = createOrganizationHarness({ layout, organizations })
  const html = await renderRemote(host, routes, '/user/organizations/')
  expect(html).toContain('<title>Мои организации — Верстак</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('ООО «Монтаж-Сервис»')
  // Without scripts another one is chosen by a form, and one is added on its page.
  expect(html).toMatch(/<form action="\/api\/user\/set-contractor" method="post"><button[^>]* value="2"/)
  expect(html).toContain('href="/user/organizations/add/"')
})

test.each(layouts)(
  'on %s the page on which an organization is added has its first step [ROUTE-048]',
  async (layout) => {
    const { host, routes } = createOrganizationHarness({ layout })
    const html = await renderRemote(host, routes, '/user/organizations/add/')
    expect(html).toContain('<title>Добавить организацию — Верстак</title>')
    for (const part of ['Шаг 1 из 2', 'Юрлицо', 'name="inn"', 'name="kpp"', 'Продолжить']) expect(html).toContain(part)
  },
)

test('a guest is led to the sign-in and back, with the key of his invitation', async () => {
  const { host, routes } = createOrganizationHarness({ account: null })
  const next = (address: string) => `/login/?next=${encodeURIComponent(address)}`
  expect(await renderRemote(host, routes, '/user/organizations/add/')).toContain(next('/user/organizations/add/'))
  const html = await renderRemote(host, routes, '/user/organizations/?key=secret')
  expect(html).toContain(next('/user/organizations/?key=secret'))
})

test('for a purchaser the page that adds one is not there [ROLE-010]', async () => {
  const account = makeAccount({ currentUserRole: 'purchaser', isJuristic: true })
  const { host, routes } = createOrganizationHarness({ account })
  expect((await openRemote(host, routes, '/user/organizations/add/')).status).toBe(404)
})

test("what one user sees does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const { host, routes } = createOrganizationHarness({ organizations: [makeOrganization(1, { name: secret })] })
    return renderRemote(host, routes, '/user/organizations/')
  }))
