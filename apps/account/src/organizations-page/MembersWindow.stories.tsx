import { TestHost } from '@verstak/remote-kit/TestHost'
import {
  createOrganizationHarness,
  makeMember,
  makeMembers,
  type OrganizationHarnessInput,
} from '../testing/organizationHarness.tsx'
import { MembersWindow } from './MembersWindow.tsx'

export default { title: 'account/MembersWindow', component: MembersWindow }

const storyOf = (input: OrganizationHarnessInput) => ({
  render: () => (
    <TestHost host={createOrganizationHarness(input).host}>
      <div style={{ maxWidth: 592 }}>
        <MembersWindow organizationId={1} />
      </div>
    </TestHost>
  ),
})

const invitations = [
  {
    ...{ id: 3, email: 'anna.belova@mail.example', role: 'manager' as const, orderLimit: null },
    ...{ sentAt: '2026-11-23T09:00:00.000Z', expiresAt: '2026-11-30T09:00:00.000Z' },
  },
]

export const Owner = storyOf({ members: { invitations } })

export const Manager = storyOf({
  members: {
    role: 'manager',
    members: [makeMember(7, { role: 'manager', isYou: true }), makeMember(8), makeMember(9, { role: 'owner' })],
  },
})

export const LongNames = storyOf({
  members: {
    members: [
      ...makeMembers().members,
      makeMember(9, { name: 'Константин '.repeat(18).trim(), email: `${'длинный'.repeat(20)}@mail.example` }),
    ],
  },
  layout: 'mobile',
})
