import type { CreateRoutes } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { ProductPage } from './product-page/ProductPage.tsx'
import { productPageLoader } from './product-page/productPageLoader.ts'

export const createRoutes: CreateRoutes = (host) => [
  { id: 'product.page', path: '/product/:part/', element: <ProductPage />, loader: productPageLoader(host) },
  {
    id: 'product.consumables',
    path: '/product/:part/consumables/',
    async lazy() {
      const { ConsumablesPage } = await import(
        /* webpackChunkName: "consumables" */ './consumables-page/ConsumablesPage.tsx'
      )
      return { Component: ConsumablesPage }
    },
    async loader(args: LoaderFunctionArgs) {
      const { consumablesLoader } = await import(
        /* webpackChunkName: "consumables" */ './consumables-page/consumablesLoader.ts'
      )
      return consumablesLoader(host)(args)
    },
  },
]
