import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { AdminFrame } from './frame/AdminFrame.tsx'
import { EXCHANGE_FILE } from './testing/adminExchange.ts'
import { createAdminHarness, type AdminHarnessInput } from './testing/adminHarness.tsx'

export default { title: 'admin/Pages', component: AdminFrame }

const RETURN = {
  guid: '6b86b273-ff34-4ce1-89d6-804eff5a3f70',
  state: 'requested' as const,
  reason: 'unfit' as const,
  comment: 'Не подошёл по размеру',
  requestedAt: '2026-11-23T11:20:00Z',
  refundDueAt: '2026-12-03T11:20:00Z',
  answer: '',
  amount: 0,
  deliveryAmount: 0,
  lines: [{ position: 0, name: 'Дрель Bosch', quantity: 1, amount: 12_490_00 }],
}

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
export const Search = storyOf('/admin/?search=1004')
export const SearchOfNothing = storyOf('/admin/?search=ничего')
export const Denied = storyOf('/admin/journal/', { role: 'support' })
export const Orders = storyOf('/admin/orders/')
export const Order = storyOf('/admin/orders/6b86b273-ff34-4ce1-89d6-804eff5a3f57/')
export const PickingSheets = storyOf('/admin/orders/sheets/?guids=6b86b273-ff34-4ce1-89d6-804eff5a3f57')
export const OrderWithReturn = storyOf('/admin/orders/6b86b273-ff34-4ce1-89d6-804eff5a3f57/', {
  order: { status: 'handed-over', returns: [RETURN] },
})
export const Reviews = storyOf('/admin/reviews/')
export const Questions = storyOf('/admin/reviews/?kind=discussion&state=approved')
export const Articles = storyOf('/admin/articles/')
export const Article = storyOf('/admin/articles/5/')
export const LegalDocuments = storyOf('/admin/legal/')
export const LegalDocument = storyOf('/admin/legal/personal/')
export const Chat = storyOf('/admin/chat/')
export const Conversation = storyOf('/admin/chat/?conversation=7')
export const Exchange = storyOf('/admin/exchange/')
export const ExchangeDryRun = storyOf(`/admin/exchange/?file=${EXCHANGE_FILE}`)
export const ExchangeFaults = storyOf(`/admin/exchange/?file=${EXCHANGE_FILE}&show=faults`)
export const ExchangeRun = storyOf('/admin/exchange/12/')
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
export const Settings = storyOf('/admin/settings/')
export const SettingsOfManager = storyOf('/admin/settings/', { role: 'manager' })
export const Staff = storyOf('/admin/staff/')
export const StaffMember = storyOf('/admin/staff/5/')
export const InfoBars = storyOf('/admin/promotions/bars/')
export const InfoBar = storyOf('/admin/promotions/bars/2/')
export const Redirects = storyOf('/admin/redirects/')
export const Redirect = storyOf('/admin/redirects/8/')
export const Banners = storyOf('/admin/promotions/banners/')
export const Banner = storyOf('/admin/promotions/banners/3/')
