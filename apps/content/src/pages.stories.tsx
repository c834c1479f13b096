import { TestHost } from '@verstak/remote-kit/TestHost'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { createContentHarness, type ContentHarnessInput } from './testing/contentHarness.tsx'

export default { title: 'content/Pages', parameters: { layout: 'fullscreen' } }

const storyOf = (address: string, input: ContentHarnessInput = {}) => ({
  render: () => {
    const { host, routes } = createContentHarness(input)
    return (
      <TestHost host={host}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
      </TestHost>
    )
  },
})

export const Article = storyOf('/articles/kak-vybrat/')
export const ArticleOnPhone = storyOf('/articles/kak-vybrat/', { layout: 'mobile' })
export const Preview = storyOf('/articles/kak-vybrat/?preview=6b86b273-ff34-4ce1-89d6-804eff5a3f57')
export const News = storyOf('/news/')
export const Promotions = storyOf('/our-actions/')
export const Offices = storyOf('/offices/moscow/')
export const OfficesOnPhone = storyOf('/offices/moscow/', { layout: 'mobile' })
export const NoOffices = storyOf('/offices/kazan/', { offices: [] })
export const Brands = storyOf('/brands/')
export const BrandsOnPhone = storyOf('/brands/', { layout: 'mobile' })
export const NoSuchBrand = storyOf('/brands/?q=zzz')
export const Subscribe = storyOf('/subscribe/')
export const Unsubscribe = storyOf('/subscribe/?leave=6b86b273-ff34-4ce1-89d6-804eff5a3f57')
