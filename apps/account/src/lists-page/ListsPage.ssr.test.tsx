/** @jest-environment node */
import type { Layout } from '@verstak/contracts/layout'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { createAccountHarness, LIST_GUID, makeList } from '../testing/accountHarness.tsx'

const layouts: Layout[] = ['desktop', 'mobile']
const LIST = `/user/lists/${LIST_GUID}/`

test.each(layouts)(
  'on %s lists and goods stand in the page without scripts, and no crawler keeps it',
  async (layout) => {
    const { host, routes } = createAccountHarness({ layout, lists: [makeList()] })
    const html = await renderRemote(host, routes, '/user/lists/')
    expect(html).toContain('<title>Списки закупок — Верстак</title>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('Бригада 3, расходники')
    expect(await renderRemote(host, routes, LIST)).toContain('Перчатки рабочие с нитриловым обливом')
  },
)

test('a list that is none is not there, and one of somebody else neither', async () => {
  const { host, routes } = createAccountHarness({ lists: [makeList()] })
  expect((await openRemote(host, routes, '/user/lists/abc/')).status).toBe(404)
  const foreign = await openRemote(host, routes, '/user/lists/00000000-0000-4000-8000-000000000099/')
  // The shell answers it with 404.
  expect(foreign.error).toMatchObject({ code: 'not-found' })
})

test("what one user sees does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const { host, routes } = createAccountHarness({ lists: [makeList({ name: secret })] })
    return renderRemote(host, routes, LIST)
  }))
