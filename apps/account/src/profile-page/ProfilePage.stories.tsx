import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAccountHarness, makeAccount, type AccountHarnessInput } from '../testing/accountHarness.tsx'
import { ProfilePage } from './ProfilePage.tsx'

export default { title: 'account/ProfilePage', component: ProfilePage }

const storyOf = (input: AccountHarnessInput) => ({
  render: () => {
    const { host, routes } = createAccountHarness(input)
    return (
      <TestHost host={host}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/user/profile/'] })} />
      </TestHost>
    )
  },
})

const identities = [{ provider: 'vk' as const, name: 'VK ID', createdAt: '2026-11-20T10:00:00.000Z' }]

export const Desktop = storyOf({ identities, served: ['/user/favorites/', '/user/orders/all/'] })

export const Phone = storyOf({ identities, layout: 'mobile' })

export const LongNames = storyOf({
  account: makeAccount({
    displayName: 'Константин '.repeat(18).trim(),
    email: `${'длинный'.repeat(20)}@mail.example`,
    phone: null,
  }),
})

export const Guest = storyOf({ account: null })
