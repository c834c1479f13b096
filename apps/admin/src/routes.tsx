import { editableBrand, editableCategory, editableTagPage } from '@verstak/contracts/staffCatalogue'
import type { CreateRoutes } from '@verstak/host'
import { BrandPage } from './brand-pages/BrandPage.tsx'
import { BrandsPage } from './brand-pages/BrandsPage.tsx'
import { brandsLoader } from './brand-pages/brandsLoader.ts'
import { CategoriesPage } from './category-pages/CategoriesPage.tsx'
import { categoriesLoader } from './category-pages/categoriesLoader.ts'
import { CategoryPage } from './category-pages/CategoryPage.tsx'
import { DashboardPage } from './dashboard-page/DashboardPage.tsx'
import { dashboardLoader } from './dashboard-page/dashboardLoader.ts'
import { adminRoute, type AdminRouteInput } from './frame/adminRoute.tsx'
import { JournalPage } from './journal-page/JournalPage.tsx'
import { journalLoader } from './journal-page/journalLoader.ts'
import { ProductListPage } from './product-list/ProductListPage.tsx'
import { productListLoader } from './product-list/productListLoader.ts'
import { choicesQuery } from './product-page/choicesQuery.ts'
import { productLoader } from './product-page/productLoader.ts'
import { ProductPage } from './product-page/ProductPage.tsx'
import { TagPagePage } from './tag-page-pages/TagPagePage.tsx'
import { TagPagesPage } from './tag-page-pages/TagPagesPage.tsx'
import { tagPagesLoader } from './tag-page-pages/tagPagesLoader.ts'
import { thingLoader } from './thing-page/thingLoader.ts'

/** Pages of the back office. */
export const createRoutes: CreateRoutes = (host) => {
  const choices = () => host.queryClient.ensureQueryData(choicesQuery(host.call))
  const pages: readonly AdminRouteInput[] = [
    { id: 'dashboard', path: '/admin/', Page: DashboardPage, load: dashboardLoader(host) },
    { id: 'products', path: '/admin/product/', Page: ProductListPage, load: productListLoader(host) },
    { id: 'product', path: '/admin/product/:id/', Page: ProductPage, load: productLoader(host) },
    { id: 'categories', path: '/admin/category/', Page: CategoriesPage, load: categoriesLoader(host) },
    {
      ...{ id: 'category', path: '/admin/category/:id/', Page: CategoryPage },
      load: thingLoader(host, editableCategory, choices),
    },
    { id: 'brands', path: '/admin/brand/', Page: BrandsPage, load: brandsLoader(host) },
    { id: 'brand', path: '/admin/brand/:id/', Page: BrandPage, load: thingLoader(host, editableBrand) },
    { id: 'tagPages', path: '/admin/tag-page/', Page: TagPagesPage, load: tagPagesLoader(host) },
    {
      ...{ id: 'tagPage', path: '/admin/tag-page/:id/', Page: TagPagePage },
      load: thingLoader(host, editableTagPage, choices),
    },
    { id: 'journal', path: '/admin/journal/', Page: JournalPage, load: journalLoader(host) },
  ]
  return pages.map((page) => adminRoute(host, { ...page, id: `admin.${page.id}` }))
}
