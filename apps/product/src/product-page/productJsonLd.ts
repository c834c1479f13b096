import type { ProductDetails } from '@verstak/contracts/product'
import type { ProductVariants } from '@verstak/contracts/productPage'
import { hasPicture } from '@verstak/drawings'
import { imageUrl } from '@verstak/ui-kit/imageUrl'
import { shownPriceOf } from './shownPriceOf.ts'

const GALLERY_SIZE = 560
const KOPECKS_IN_RUBLE = 100

/** Product and breadcrumbs as schema.org data for search engines. @param origin see `Host` */
export function productJsonLd(product: ProductDetails, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [productOf(product, origin), breadcrumbListOf(product, origin)],
  }
}

function productOf(product: ProductDetails, origin: string) {
  const price = shownPriceOf(product)
  return {
    '@type': 'Product',
    name: product.name,
    url: origin + product.link,
    // That there is no picture is for people only.
    image: product.images.filter(hasPicture).map((template) => origin + imageUrl(template, GALLERY_SIZE, 2)),
    description: product.description,
    sku: product.productCode,
    mpn: product.article,
    category: product.category.name,
    ...(product.variants && variantFields(product.variants, origin)),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    // Search engines report an offer without a price, or a rating without reviews, as an error.
    ...(price !== null && { offers: offerOf(product, price, origin) }),
    ...(product.reviewsCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewsCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

const SCHEMA_PROPERTY = { color: 'color', size: 'size', package: 'size' } as const

/** Variant data of the product, and links to the other variants. */
function variantFields({ groupId, name, axes, links }: ProductVariants, origin: string) {
  const own = new Map<string, string>()
  for (const { kind, values } of axes) {
    const value = values.find(({ isCurrent }) => isCurrent)?.name
    // Schema.org has one `size` for size and height.
    if (value) own.set(SCHEMA_PROPERTY[kind], [own.get(SCHEMA_PROPERTY[kind]), value].filter(Boolean).join(', '))
  }
  return {
    ...Object.fromEntries(own),
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: String(groupId),
      name,
      variesBy: [...new Set(axes.map(({ kind }) => `https://schema.org/${SCHEMA_PROPERTY[kind]}`))],
      hasVariant: links.map((link) => ({ '@type': 'Product', url: origin + link })),
    },
  }
}

function offerOf({ link, isAvailable }: ProductDetails, kopecks: number, origin: string) {
  return {
    '@type': 'Offer',
    url: origin + link,
    price: (kopecks / KOPECKS_IN_RUBLE).toFixed(2),
    priceCurrency: 'RUB',
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  }
}

function breadcrumbListOf({ breadcrumbs, name, link }: ProductDetails, origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...breadcrumbs, { name, link }].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: origin + crumb.link,
    })),
  }
}
