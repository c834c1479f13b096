/** @jest-environment node */
import type { Layout } from '@verstak/contracts/layout'
import { renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { createAccountHarness } from '../testing/accountHarness.tsx'

const layouts: Layout[] = ['desktop', 'mobile']

test.each(layouts)('on %s the data stand in the page without scripts, and no crawler keeps it', async (layout) => {
  const { host, routes } = createAccountHarness({ layout })
  const html = await renderRemote(host, routes, '/user/personal-data/')
  expect(html).toContain('<title>Личные данные — Верстак</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('value="Соколова"')
})

test("what one user sees does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const { host, routes } = createAccountHarness({ personalData: { lastName: secret } })
    return renderRemote(host, routes, '/user/personal-data/')
  }))
