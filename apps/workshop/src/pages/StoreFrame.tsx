import { readApiError } from '@verstak/api-client/readApiError'
import { AddToCart } from '@verstak/cart/src/add-to-cart/AddToCart.tsx'
import { CartBadge } from '@verstak/cart/src/cart-badge/CartBadge.tsx'
import { createRoutes as createCartRoutes } from '@verstak/cart/src/routes.tsx'
import type { CartApi } from '@verstak/cart/src/testing/cartApi.ts'
import { CompareToggle } from '@verstak/compare/src/compare-toggle/CompareToggle.tsx'
import { FavoriteToggle } from '@verstak/favorites/src/favorite-toggle/FavoriteToggle.tsx'
import { FeaturedProducts } from '@verstak/listing/src/featured-products/FeaturedProducts.tsx'
import { RecentProducts } from '@verstak/listing/src/recent-products/RecentProducts.tsx'
import { createRoutes as createListingRoutes } from '@verstak/listing/src/routes.tsx'
import { createRoutes as createProductRoutes } from '@verstak/product/src/routes.tsx'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { media } from '@verstak/ui-kit/tokens'
import { type CSSProperties, useState } from 'react'
import { RouterProvider, createMemoryRouter, useRouteError } from 'react-router-dom'

export interface StoreFrameProps {
  /** Creates the API of the story, with all answers that its page needs. */
  createApi: () => CartApi
  /** Address to open. */
  address: string
}

/** Sticky elements below the header stick to the top. */
const WITHOUT_HEADER = { '--header-phone': '0px', '--header-bar': '0px' } as CSSProperties

/** All remotes on one page as in the shell, without its header; no server. */
export function StoreFrame({ createApi, address }: StoreFrameProps) {
  const [{ host, router }] = useState(() => openStore(createApi(), address))
  return (
    <main style={WITHOUT_HEADER}>
      <TestHost host={host}>
        <RouterProvider router={router} useTransitions={false} />
      </TestHost>
    </main>
  )
}

function openStore(api: CartApi, address: string) {
  const host = createTestHost({
    call: (...args) => api.call(...args),
    region: makeRegion(),
    layout: matchMedia(media.phone).matches ? 'mobile' : 'desktop',
    widgets: {
      'cart/AddToCart': AddToCart,
      'cart/CartBadge': CartBadge,
      'favorites/FavoriteToggle': FavoriteToggle,
      'compare/CompareToggle': CompareToggle,
      'listing/FeaturedProducts': FeaturedProducts,
      'listing/RecentProducts': RecentProducts,
    },
  })
  const remotes = [createListingRoutes, createProductRoutes, createCartRoutes]
  const root = {
    id: 'store',
    hydrateFallbackElement: <></>,
    errorElement: <Failed />,
    children: remotes.flatMap((createRoutes) => createRoutes(host)),
  }
  return { host, router: createMemoryRouter([root], { initialEntries: [address] }) }
}

/** Shown instead of a page that failed. */
function Failed() {
  const error = useRouteError()
  const isLost = readApiError(error)?.status === 404
  return (
    <Container>
      <EmptyState level={1} title={isLost ? 'Страница не найдена' : 'Что-то пошло не так'}>
        {isLost ? 'Возможно, товар снят с продажи или в адресе опечатка.' : 'Попробуйте ещё раз через минуту.'}
      </EmptyState>
    </Container>
  )
}
