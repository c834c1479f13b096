import { editableInfoBar, listInfoBars } from '@verstak/contracts/staffBar'
import {
  editableBrand,
  editableCategory,
  editableTagPage,
  listStaffBrands,
  listStaffCategories,
  listStaffTagPages,
} from '@verstak/contracts/staffCatalogue'
import {
  editableFlag,
  editableOrganization,
  editablePromoCode,
  editableStaff,
  listStaffFlags,
  listStaffMembers,
  listStaffOrganizations,
  listStaffPromoCodes,
  listStaffReleases,
  listStaffUsers,
} from '@verstak/contracts/staffShop'
import { editablePromotion, listStaffPromotions } from '@verstak/contracts/staffPromotion'
import { editableRedirect, listStaffRedirects } from '@verstak/contracts/staffRedirect'
import type { CreateRoutes, Host } from '@verstak/host'
// Styles of lazily loaded code.
import '@verstak/remote-kit/uploads/uploadStyles'
import { BannerPage } from './banner-pages/BannerPage.tsx'
import { regionsQuery } from './banner-pages/regionsQuery.ts'
import { BannersPage } from './banner-pages/BannersPage.tsx'
import { BarPage } from './bar-pages/BarPage.tsx'
import { BarsPage } from './bar-pages/BarsPage.tsx'
import { BrandPage } from './brand-pages/BrandPage.tsx'
import { BrandsPage } from './brand-pages/BrandsPage.tsx'
import { CategoriesPage } from './category-pages/CategoriesPage.tsx'
import { CategoryPage } from './category-pages/CategoryPage.tsx'
import { chatLoader } from './chat-page/chatLoader.ts'
import { ChatPage } from './chat-page/ChatPage.tsx'
import { documentsLoader } from './documents-page/documentsLoader.ts'
import { DocumentsPage } from './documents-page/DocumentsPage.tsx'
import { orderLoader } from './order-page/orderLoader.ts'
import { OrderPage } from './order-page/OrderPage.tsx'
import { ordersLoader } from './orders-page/ordersLoader.ts'
import { OrdersPage } from './orders-page/OrdersPage.tsx'
import { reviewsLoader } from './reviews-page/reviewsLoader.ts'
import { ReviewsPage } from './reviews-page/ReviewsPage.tsx'
import { DashboardPage } from './dashboard-page/DashboardPage.tsx'
import { dashboardLoader } from './dashboard-page/dashboardLoader.ts'
import { FlagPage } from './flag-pages/FlagPage.tsx'
import { flagsQuery } from './flag-pages/flagsQuery.ts'
import { FlagsPage } from './flag-pages/FlagsPage.tsx'
import { adminRoute, lateAdminRoute, type AdminRouteInput, type LateAdminRouteInput } from './frame/adminRoute.tsx'
import { JournalPage } from './journal-page/JournalPage.tsx'
import { journalLoader } from './journal-page/journalLoader.ts'
import { listLoader } from './list/listLoader.ts'
import { OrganizationPage } from './people-pages/OrganizationPage.tsx'
import { OrganizationsPage } from './people-pages/OrganizationsPage.tsx'
import { UsersPage } from './people-pages/UsersPage.tsx'
import { ProductListPage } from './product-list/ProductListPage.tsx'
import { productListLoader } from './product-list/productListLoader.ts'
import { choicesQuery } from './product-page/choicesQuery.ts'
import { PromoCodePage } from './promo-pages/PromoCodePage.tsx'
import { PromoCodesPage } from './promo-pages/PromoCodesPage.tsx'
import { RedirectPage } from './redirect-pages/RedirectPage.tsx'
import { RedirectsPage } from './redirect-pages/RedirectsPage.tsx'
import { ReleasesPage } from './release-page/ReleasesPage.tsx'
import { sheetsLoader } from './sheets-page/sheetsLoader.ts'
import { SheetsPage } from './sheets-page/SheetsPage.tsx'
import { StaffListPage } from './staff-pages/StaffListPage.tsx'
import { StaffMemberPage } from './staff-pages/StaffMemberPage.tsx'
import { TagPagePage } from './tag-page-pages/TagPagePage.tsx'
import { TagPagesPage } from './tag-page-pages/TagPagesPage.tsx'
import { entityLoader } from './entity-page/entityLoader.ts'

/** Filters of lists whose entities have states. */
const STATED = ['text', 'state']

const SECTIONS = ['content', 'news', 'articles'] as const

/** Pages of the back office. */
export const createRoutes: CreateRoutes = (host) => {
  const choices = () => host.queryClient.ensureQueryData(choicesQuery(host.call))
  const flags = () => host.queryClient.ensureQueryData(flagsQuery(host.call))
  const regions = () => host.queryClient.ensureQueryData(regionsQuery(host.call))
  const pages: readonly AdminRouteInput[] = [
    { id: 'dashboard', path: '/admin/', Page: DashboardPage, load: dashboardLoader(host) },
    { id: 'products', path: '/admin/product/', Page: ProductListPage, load: productListLoader(host) },
    {
      id: 'categories',
      path: '/admin/category/',
      Page: CategoriesPage,
      load: listLoader(host, listStaffCategories, { names: STATED, more: choices }),
    },
    {
      ...{ id: 'category', path: '/admin/category/:id/', Page: CategoryPage },
      load: entityLoader(host, editableCategory, choices),
    },
    { id: 'brands', path: '/admin/brand/', Page: BrandsPage, load: listLoader(host, listStaffBrands) },
    { id: 'brand', path: '/admin/brand/:id/', Page: BrandPage, load: entityLoader(host, editableBrand) },
    {
      id: 'tagPages',
      path: '/admin/tag-page/',
      Page: TagPagesPage,
      load: listLoader(host, listStaffTagPages, { more: choices }),
    },
    {
      ...{ id: 'tagPage', path: '/admin/tag-page/:id/', Page: TagPagePage },
      load: entityLoader(host, editableTagPage, choices),
    },
    {
      ...{ id: 'promoCodes', path: '/admin/promotions/', Page: PromoCodesPage },
      load: listLoader(host, listStaffPromoCodes),
    },
    {
      ...{ id: 'promoCode', path: '/admin/promotions/:id/', Page: PromoCodePage },
      load: entityLoader(host, editablePromoCode),
    },
    {
      id: 'banners',
      path: '/admin/promotions/banners/',
      Page: BannersPage,
      load: listLoader(host, listStaffPromotions, { names: STATED }),
    },
    {
      ...{ id: 'banner', path: '/admin/promotions/banners/:id/', Page: BannerPage },
      load: entityLoader(host, editablePromotion, regions),
    },
    {
      id: 'bars',
      path: '/admin/promotions/bars/',
      Page: BarsPage,
      load: listLoader(host, listInfoBars, { names: STATED }),
    },
    { id: 'bar', path: '/admin/promotions/bars/:id/', Page: BarPage, load: entityLoader(host, editableInfoBar) },
    { id: 'users', path: '/admin/users/', Page: UsersPage, load: listLoader(host, listStaffUsers) },
    {
      ...{ id: 'organizations', path: '/admin/organizations/', Page: OrganizationsPage },
      load: listLoader(host, listStaffOrganizations),
    },
    {
      ...{ id: 'organization', path: '/admin/organizations/:id/', Page: OrganizationPage },
      load: entityLoader(host, editableOrganization),
    },
    {
      ...{ id: 'redirects', path: '/admin/redirects/', Page: RedirectsPage },
      load: listLoader(host, listStaffRedirects),
    },
    {
      ...{ id: 'redirect', path: '/admin/redirects/:id/', Page: RedirectPage },
      load: entityLoader(host, editableRedirect),
    },
    {
      id: 'releases',
      path: '/admin/releases/',
      Page: ReleasesPage,
      load: listLoader(host, listStaffReleases, { names: ['remote', ...STATED] }),
    },
    { id: 'flags', path: '/admin/flags/', Page: FlagsPage, load: listLoader(host, listStaffFlags, { names: STATED }) },
    { id: 'flag', path: '/admin/flags/:key/', Page: FlagPage, load: entityLoader(host, editableFlag, flags) },
    {
      id: 'staff',
      path: '/admin/staff/',
      Page: StaffListPage,
      load: listLoader(host, listStaffMembers, { names: ['text', 'role', 'factor', 'state'] }),
    },
    { id: 'member', path: '/admin/staff/:id/', Page: StaffMemberPage, load: entityLoader(host, editableStaff) },
    { id: 'orders', path: '/admin/orders/', Page: OrdersPage, load: ordersLoader(host) },
    { id: 'sheets', path: '/admin/orders/sheets/', Page: SheetsPage, load: sheetsLoader(host) },
    { id: 'order', path: '/admin/orders/:guid/', Page: OrderPage, load: orderLoader(host) },
    ...SECTIONS.map((section) => ({
      ...{ id: section, path: `/admin/${section}/`, Page: DocumentsPage },
      load: documentsLoader(host, section),
    })),
    { id: 'reviews', path: '/admin/reviews/', Page: ReviewsPage, load: reviewsLoader(host) },
    { id: 'chat', path: '/admin/chat/', Page: ChatPage, load: chatLoader(host) },
    { id: 'journal', path: '/admin/journal/', Page: JournalPage, load: journalLoader(host) },
  ]
  return [
    ...pages.map((page) => adminRoute(host, { ...page, id: `admin.${page.id}` })),
    ...latePagesOf(host).map((page) => lateAdminRoute(host, { ...page, id: `admin.${page.id}` })),
  ]
}

/** Pages with code of their own, which most visits do without. */
const latePagesOf = (host: Host): LateAdminRouteInput[] => [
  {
    ...{ id: 'product', path: '/admin/product/:id/' },
    async bring() {
      const [{ ProductPage }, { productLoader }] = await Promise.all([
        import(/* webpackChunkName: "product-page" */ './product-page/ProductPage.tsx'),
        import(/* webpackChunkName: "product-page" */ './product-page/productLoader.ts'),
      ])
      return { Page: ProductPage, load: productLoader(host) }
    },
  },
  ...SECTIONS.map((section) => ({
    ...{ id: `${section}Edit`, path: `/admin/${section}/:id/` },
    async bring() {
      const [{ DocumentPage }, { documentLoader }] = await Promise.all([
        import(/* webpackChunkName: "document-page" */ './document-page/DocumentPage.tsx'),
        import(/* webpackChunkName: "document-page" */ './document-page/documentLoader.ts'),
      ])
      return { Page: DocumentPage, load: documentLoader(host, section) }
    },
  })),
  {
    ...{ id: 'legal', path: '/admin/legal/' },
    async bring() {
      const [{ LegalDocumentsPage }, { legalListLoader }] = await Promise.all([
        import(/* webpackChunkName: "document-page" */ './legal-pages/LegalDocumentsPage.tsx'),
        import(/* webpackChunkName: "document-page" */ './legal-pages/legalLoader.ts'),
      ])
      return { Page: LegalDocumentsPage, load: legalListLoader(host) }
    },
  },
  {
    ...{ id: 'legalEdit', path: '/admin/legal/:key/' },
    async bring() {
      const [{ LegalDocumentPage }, { legalLoader }] = await Promise.all([
        import(/* webpackChunkName: "document-page" */ './legal-pages/LegalDocumentPage.tsx'),
        import(/* webpackChunkName: "document-page" */ './legal-pages/legalLoader.ts'),
      ])
      return { Page: LegalDocumentPage, load: legalLoader(host) }
    },
  },
  {
    ...{ id: 'exchange', path: '/admin/exchange/' },
    async bring() {
      const [{ ExchangePage }, { exchangeLoader }] = await Promise.all([
        import(/* webpackChunkName: "exchange-page" */ './exchange-page/ExchangePage.tsx'),
        import(/* webpackChunkName: "exchange-page" */ './exchange-page/exchangeLoader.ts'),
      ])
      return { Page: ExchangePage, load: exchangeLoader(host) }
    },
  },
  {
    ...{ id: 'exchangeRun', path: '/admin/exchange/:id/' },
    async bring() {
      const [{ ExchangeRunPage }, { runLoader }] = await Promise.all([
        import(/* webpackChunkName: "exchange-page" */ './exchange-page/ExchangeRunPage.tsx'),
        import(/* webpackChunkName: "exchange-page" */ './exchange-page/exchangeLoader.ts'),
      ])
      return { Page: ExchangeRunPage, load: runLoader(host) }
    },
  },
  {
    ...{ id: 'settings', path: '/admin/settings/' },
    async bring() {
      const [{ SettingsPage }, { settingsLoader }] = await Promise.all([
        import(/* webpackChunkName: "settings-page" */ './settings-page/SettingsPage.tsx'),
        import(/* webpackChunkName: "settings-page" */ './settings-page/settingsLoader.ts'),
      ])
      return { Page: SettingsPage, load: settingsLoader(host) }
    },
  },
]
