import type { ProductDetails } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import type { Region } from '@verstak/contracts/region'
import { headTexts } from '../product.texts.ts'
import { withdrawnTexts } from '../withdrawn/withdrawn.texts.ts'
import { productJsonLd } from './productJsonLd.ts'
import { shownPriceOf } from './shownPriceOf.ts'

export interface ProductHeadProps {
  product: ProductDetails
  region: Region
}

/** Metadata for search engines and tabs. The canonical address has the correct slug, whatever slug was requested. */
export function ProductHead({ product, region }: ProductHeadProps) {
  const { publicOrigin } = useHost()
  // Not indexed; the title still names the product for visitors who followed a link.
  if (product.isWithdrawn) {
    return (
      <>
        <title>{withdrawnTexts.headTitle(product.name)}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  const price = product.isAvailable ? shownPriceOf(product) : null
  return (
    <>
      <title>{headTexts.title(product.name, region.prepositional, price)}</title>
      <meta
        name="description"
        content={headTexts.description(product.name, region.prepositional, product.dates.pickupText)}
      />
      <link rel="canonical" href={publicOrigin + product.link} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptText(productJsonLd(product, publicOrigin)) }}
      />
    </>
  )
}

/** JSON escaped so that no text in it can end the script element or start a comment. */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
