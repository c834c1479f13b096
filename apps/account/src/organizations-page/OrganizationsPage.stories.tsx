import { CabinetStory } from '../testing/CabinetStory.tsx'
import {
  createOrganizationHarness,
  makeOrganization,
  type OrganizationHarnessInput,
} from '../testing/organizationHarness.tsx'
import { OrganizationsPage } from './OrganizationsPage.tsx'

export default { title: 'account/OrganizationsPage', component: OrganizationsPage }

const storyOf = (input: OrganizationHarnessInput, at = '/user/organizations/') => ({
  render: () => <CabinetStory harness={createOrganizationHarness(input)} at={at} />,
})

const three = [
  makeOrganization(1, { members: 4 }),
  makeOrganization(2, { name: 'ИП Кравцов Андрей Игоревич', inn: '770614823105', kpp: null, role: 'manager' }),
  makeOrganization(3, { name: 'ООО «Волгаснаб»', inn: '1650432105', role: 'purchaser', orderLimit: 5_000_000 }),
]
const invitation = { name: 'ООО «Волгаснаб»', inn: '1650432105', role: 'purchaser' as const, orderLimit: null }
const longName = `ООО «${'Производственно-строительная компания '.repeat(5).trim()}»`

export const Desktop = storyOf({ organizations: three })

export const Phone = storyOf({ organizations: three, layout: 'mobile' })

export const None = storyOf({})

export const Sixty = storyOf({
  organizations: Array.from({ length: 60 }, (_, place) =>
    makeOrganization(place + 1, { name: `ООО «Север ${place + 1}»` }),
  ),
})

export const LongNames = storyOf({
  organizations: [makeOrganization(1, { name: longName }), makeOrganization(2, { name: 'Х'.repeat(200) })],
  layout: 'mobile',
})

export const Invited = storyOf({ organizations: three, invitation }, '/user/organizations/?key=secret')

export const InvitationOver = storyOf({ organizations: [] }, '/user/organizations/?key=old')

export const Guest = storyOf({ account: null })
