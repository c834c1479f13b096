import { TestHost } from '@verstak/remote-kit/TestHost'
import { createAccountHarness } from '../testing/accountHarness.tsx'
import { CabinetMenu } from './CabinetMenu.tsx'

export default { title: 'account/CabinetMenu', component: CabinetMenu }

export const Person = {
  render: () => {
    const { host } = createAccountHarness({ served: ['/user/orders/all/', '/user/favorites/', '/user/reviews/'] })
    return (
      <TestHost host={host}>
        <CabinetMenu current="/user/devices/" />
      </TestHost>
    )
  },
}
