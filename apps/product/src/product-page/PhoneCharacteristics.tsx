import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { Heading } from '@verstak/ui-kit/Heading'
import { SpecificationList } from '@verstak/ui-kit/SpecificationList'
import { color, space } from '@verstak/ui-kit/tokens'
import { detailsTexts } from '../product.texts.ts'
import { CHARACTERISTICS_ID, MAIN_CHARACTERISTICS_COUNT, characteristicItems } from './characteristicItems.ts'
import { packingItems } from './packingItems.ts'
import { ProductCodes } from './ProductCodes.tsx'

export interface PhoneCharacteristicsProps {
  product: Pick<ProductDetails, 'characteristics' | 'weight' | 'size' | 'productCode' | 'article'>
  className?: string
}

/** The first characteristics; the others and the package are collapsed, but present in the HTML. */
export function PhoneCharacteristics({ product, className }: PhoneCharacteristicsProps) {
  const items = characteristicItems(product.characteristics)
  const packing = packingItems(product)
  const rest = items.slice(MAIN_CHARACTERISTICS_COUNT)
  return (
    <section id={CHARACTERISTICS_ID} className={className}>
      <Heading level={2} look="block">
        {detailsTexts.characteristics}
      </Heading>
      <SpecificationList items={items.slice(0, MAIN_CHARACTERISTICS_COUNT)} />
      {rest.length > 0 && (
        <div className={more}>
          <Disclosure summary={<span className={all}>{detailsTexts.all(items.length)}</span>}>
            <SpecificationList items={rest} />
          </Disclosure>
        </div>
      )}
      {packing.length > 0 && (
        <>
          <Heading level={3} look="minor">
            {detailsTexts.packing}
          </Heading>
          <SpecificationList items={packing} />
        </>
      )}
      <ProductCodes product={product} />
    </section>
  )
}

const all = css`
  color: ${color.textLink};
`

/* The disclosure has a padding of 16, the page of 12. */
const more = css`
  margin: calc(-1 * ${space.s12});
  overflow: clip;

  > details {
    margin: 0 calc(-1 * ${space.s4});
  }

  /* Everything is expanded in print. */
  @media print {
    margin: 0;

    > details {
      margin-inline: calc(-1 * ${space.s16});
    }

    > details::details-content {
      content-visibility: visible;
    }

    summary {
      display: none;
    }
  }
`
