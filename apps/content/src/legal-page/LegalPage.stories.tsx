import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createContentHarness, PREVIEW_KEY, type ContentHarnessInput } from '../testing/contentHarness.tsx'
import { LegalPage } from './LegalPage.tsx'

export default { title: 'content/LegalPage', component: LegalPage }

const storyOf = (input: ContentHarnessInput, address = '/legal/personal/') => ({
  render: () => {
    const { host, routes } = createContentHarness(input)
    return (
      <TestHost host={host}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
      </TestHost>
    )
  },
})

export const Desktop = storyOf({})

export const Phone = storyOf({ layout: 'mobile' })

export const EarlierVersion = storyOf({}, '/legal/personal/?version=1')

export const Preview = storyOf({}, `/legal/personal/?preview=${PREVIEW_KEY}`)
