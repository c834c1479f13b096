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

/** What search engines and tabs show. The canonical address has the right slug, whatever slug was asked for. */
export function ProductHead({ product, region }: ProductHeadProps) {
  const { publicOrigin } = useHost()
  // Nothing for search engines; whoever followed a link sees what it was.
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

/** JSON that no text inside can end or comment out the script element with. */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
