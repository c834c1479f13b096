import { TestHost } from '@verstak/remote-kit/TestHost'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { createDeliveryPages, type DeliveryPagesInput } from './testing/deliveryPages.tsx'

export default { title: 'delivery/Pages', parameters: { layout: 'fullscreen' } }

const storyOf = (address: string, input: DeliveryPagesInput = {}) => ({
  render: () => {
    const { host, routes } = createDeliveryPages(input)
    return (
      <TestHost host={host}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
      </TestHost>
    )
  },
})

export const Courier = storyOf('/courier-delivery/')
export const CourierOnPhone = storyOf('/courier-delivery/', { layout: 'mobile' })
export const CourierFailed = storyOf('/courier-delivery/', { isDown: true })
export const Regions = storyOf('/region-delivery/')
export const RegionsOnPhone = storyOf('/region-delivery/', { layout: 'mobile' })
