import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { AdminFrame } from './frame/AdminFrame.tsx'
import { createAdminHarness, type AdminHarnessInput } from './testing/adminHarness.tsx'

export default { title: 'admin/Pages', component: AdminFrame }

const storyOf = (address: string, input: AdminHarnessInput = {}) => ({
  render: () => {
    const { host, routes } = createAdminHarness(input)
    return (
      <TestHost host={host}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
      </TestHost>
    )
  },
})

export const Dashboard = storyOf('/admin/')
export const DashboardOfWarehouse = storyOf('/admin/', { role: 'warehouse' })
export const Denied = storyOf('/admin/journal/', { role: 'support' })
export const Journal = storyOf('/admin/journal/')
export const JournalEmpty = storyOf('/admin/journal/', { entries: [] })
export const Products = storyOf('/admin/product/')
export const Product = storyOf('/admin/product/7/')
export const ProductOfWarehouse = storyOf('/admin/product/7/', { role: 'warehouse' })
export const Brands = storyOf('/admin/brand/')
export const Brand = storyOf('/admin/brand/3/')
export const Categories = storyOf('/admin/category/')
export const Category = storyOf('/admin/category/20/')
export const TagPages = storyOf('/admin/tag-page/')
export const TagPage = storyOf('/admin/tag-page/5/')
export const SessionEnded = storyOf('/admin/', { role: null })
export const PromoCodes = storyOf('/admin/promotions/')
export const PromoCode = storyOf('/admin/promotions/6/')
export const Users = storyOf('/admin/users/')
export const Organizations = storyOf('/admin/organizations/')
export const Organization = storyOf('/admin/organizations/4/')
export const Releases = storyOf('/admin/releases/')
export const Flags = storyOf('/admin/flags/')
export const Flag = storyOf('/admin/flags/new-best-price/')
export const Staff = storyOf('/admin/staff/')
export const StaffMember = storyOf('/admin/staff/5/')
export const InfoBars = storyOf('/admin/promotions/bars/')
export const InfoBar = storyOf('/admin/promotions/bars/2/')
