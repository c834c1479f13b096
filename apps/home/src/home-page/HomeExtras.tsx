import { useSuspenseQuery } from '@tanstack/react-query'
import type { HomeSale } from '@verstak/contracts/home'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLoaderData } from '@verstak/router'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { BrandRow } from './BrandRow.tsx'
import { FeaturedSkeleton } from './FeaturedSkeleton.tsx'
import { homeQuery } from './homeQuery.ts'
import { PopularCategories } from './PopularCategories.tsx'

/** Popular categories of the region. */
export function HomeCategories() {
  return <PopularCategories categories={useHome().data.popularCategories} />
}

/** Brands of the store. */
export function HomeBrands() {
  return <BrandRow brands={useHome().data.brands} />
}

export interface HomeSaleBlockProps {
  device: 'desktop' | 'phone'
}

/** The sale that ends first, with its products; nothing without one. */
export function HomeSaleBlock({ device }: HomeSaleBlockProps) {
  const { data } = useHome()
  const askedAtMs = useLoaderData<number>()
  return data.sale && <SaleProducts sale={data.sale} askedAtMs={askedAtMs} device={device} />
}

function SaleProducts({ sale, askedAtMs, device }: HomeSaleBlockProps & { sale: HomeSale; askedAtMs: number }) {
  const { name, slug, url, count, endsAt } = sale
  return (
    <RemoteWidget
      name="listing/SaleProducts"
      slug={slug}
      title={name}
      url={url}
      count={count}
      endsAtMs={endsAt === null ? null : Date.parse(endsAt)}
      renderedAtMs={askedAtMs}
      fallback={<FeaturedSkeleton device={device} />}
      failure={() => null}
    />
  )
}

function useHome() {
  const { call } = useHost()
  const { id } = useRegion()
  return useSuspenseQuery(homeQuery(call, id))
}
