import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { Price } from '@verstak/ui-kit/Price'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { shownProductsQuery, type ShownDocument } from '../content-page/contentQuery.ts'

const PHOTO = 120

export interface ProductsBlockProps {
  /** The document that names them. */
  document: ShownDocument
  title: string
  codes: readonly string[]
}

/** Products that a document names, with live prices and «В корзину»; nothing when none is sold. */
export function ProductsBlock({ document, title, codes }: ProductsBlockProps) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const { data } = useQuery(shownProductsQuery(call, document, regionId))
  const products = codes.flatMap((code) => data?.products.find(({ productCode }) => productCode === code) ?? [])
  if (products.length === 0) return null
  return (
    <section className={card}>
      <Heading level={2} look="minor" className={heading}>
        {title}
      </Heading>
      <ul>
        {products.map((product) => (
          <li key={product.id} className={row}>
            <ProductRow product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProductRow({ product }: { product: ProductTile }) {
  const { name, link, image, price, oldPrice, pricesV2 } = product
  return (
    <>
      <Picture src={image} alt="" size={PHOTO} />
      <div className={words}>
        <Price size="s" kopecks={price || pricesV2.default.current} oldKopecks={oldPrice} />
        <Link href={link} tone="plain" className={text}>
          {name}
        </Link>
        <RemoteWidget name="cart/AddToCart" product={product} size="m" fallback={null} failure={() => null} />
      </div>
    </>
  )
}

const heading = css`
  padding: ${space.s16};
`

const row = css`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: ${space.s16};
  padding: ${space.s16};
  border-top: 1px solid ${color.lineHair};
`

const words = css`
  display: grid;
  gap: ${space.s8};
  justify-items: start;
`

const text = css`
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  overflow-wrap: anywhere;
`

const card = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media print {
    display: none;
  }
`
