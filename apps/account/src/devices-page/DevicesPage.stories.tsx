import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAccountHarness, makeDevice, type AccountHarnessInput } from '../testing/accountHarness.tsx'
import { DevicesPage } from './DevicesPage.tsx'

export default { title: 'account/DevicesPage', component: DevicesPage }

const storyOf = (input: AccountHarnessInput) => ({
  render: () => {
    const { host, routes } = createAccountHarness(input)
    return (
      <TestHost host={host}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/user/devices/'] })} />
      </TestHost>
    )
  },
})

const many = () => [
  makeDevice(),
  makeDevice({ id: '00000000-0000-4000-8000-000000000003', device: 'Safari, iPhone', ip: null, isCurrent: false }),
  makeDevice({
    id: '00000000-0000-4000-8000-000000000004',
    kind: 'remembered',
    device: 'Яндекс Браузер, Android',
    isCurrent: false,
  }),
]

export const Desktop = storyOf({ devices: many, served: ['/user/favorites/', '/user/orders/all/'] })

export const Phone = storyOf({ devices: many, layout: 'mobile' })

export const Guest = storyOf({ account: null })
