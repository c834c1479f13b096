import { NAMEPLATE_NAMES } from '@verstak/contracts/staffWords.texts'
import { css } from '@linaria/core'
import { ProductCard } from '@verstak/ui-kit/ProductCard'
import { color, space } from '@verstak/ui-kit/tokens'
import { imageOfView } from './PictureFields.tsx'
import { productTexts as texts } from './product.texts.ts'

/** What the API says of a product beside its fields. */
export interface ProductFacts {
  sku: string
  link: string
  images: Readonly<Record<string, string>>
  rating: number
  reviews: number
}

/** The tile as shoppers would see it with the values of the form. */
export function ProductPreview({ values, facts }: { values: Readonly<Record<string, unknown>>; facts: ProductFacts }) {
  const [view = ''] = values.pictures as readonly string[]
  const price = typeof values.price === 'number' && Number.isSafeInteger(values.price) ? values.price : 0
  const old = typeof values.oldPrice === 'number' && Number.isSafeInteger(values.oldPrice) ? values.oldPrice : null
  const plates = values.nameplates as readonly (keyof typeof NAMEPLATE_NAMES)[]
  return (
    <div className={box}>
      <ProductCard
        name={String(values.name) || texts.noName}
        href={facts.link}
        image={imageOfView(facts.images, view)}
        priceKopecks={price}
        oldPriceKopecks={old}
        plates={plates.map((kind) => ({ kind, text: NAMEPLATE_NAMES[kind] }))}
        rating={facts.rating}
        reviewCount={facts.reviews}
        code={facts.sku}
        variant="vertical"
        device="desktop"
      />
    </div>
  )
}

const box = css`
  max-width: 264px;
  margin: 0 auto;
  padding: ${space.s8};
  background-color: ${color.surfaceCard};
`
