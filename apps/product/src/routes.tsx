import type { CreateRoutes } from '@verstak/host'
import { ProductPage } from './product-page/ProductPage.tsx'
import { productPageLoader } from './product-page/productPageLoader.ts'

export const createRoutes: CreateRoutes = (host) => [
  { id: 'product.page', path: '/product/*', element: <ProductPage />, loader: productPageLoader(host) },
]
