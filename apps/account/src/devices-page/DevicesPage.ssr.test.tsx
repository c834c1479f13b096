/** @jest-environment node */
import type { Layout } from '@verstak/contracts/layout'
import { renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { createAccountHarness, makeDevice } from '../testing/accountHarness.tsx'

const layouts: Layout[] = ['desktop', 'mobile']

test.each(layouts)('on %s the devices stand in the page without scripts, and no crawler keeps it', async (layout) => {
  const { host, routes } = createAccountHarness({ layout })
  const html = await renderRemote(host, routes, '/user/devices/')
  expect(html).toContain('<title>Устройства — Верстак</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('Chrome, Windows')
})

test("what one user sees does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const { host, routes } = createAccountHarness({ devices: () => [makeDevice({ device: secret })] })
    return renderRemote(host, routes, '/user/devices/')
  }))
