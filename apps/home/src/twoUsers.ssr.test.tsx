/** @jest-environment node */
import type { Promotion } from '@verstak/contracts/promotion'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import { openHome } from './testing/createHomeHarness.tsx'

const everybodys = { url: '/sale/x/', onlyForAdmin: false, onlyForB2B: false, onlyForB2C: false }
const announced: Promotion[] = [
  { ...everybodys, name: 'для сотрудников', onlyForAdmin: true },
  { ...everybodys, name: 'для компаний', onlyForB2B: true },
  { ...everybodys, name: 'для людей', onlyForB2C: true },
]

test("what is announced to one visitor does not show in another's page", () =>
  expectNoLeakBetweenUsers(async ({ secret }) => {
    const { html } = await openHome({ promotions: () => [{ ...everybodys, name: secret }] })
    return html
  }))

test('guest, company and staff take turns at the home page, and nobody is shown what was made for another', async () => {
  for (const user of ['staff', 'guest', 'business', 'guest', 'staff', 'business'] as const) {
    const { html } = await openHome({ user, promotions: () => announced })
    expect(html.includes('для сотрудников')).toBe(user === 'staff')
    expect(html.includes('для компаний')).toBe(user === 'business')
  }
})
