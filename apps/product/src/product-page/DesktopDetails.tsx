import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { Heading } from '@verstak/ui-kit/Heading'
import { SpecificationList } from '@verstak/ui-kit/SpecificationList'
import { color, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'
import { Discussions } from '../discussions/Discussions.tsx'
import { Documents } from '../documents/Documents.tsx'
import { detailsTexts } from '../product.texts.ts'
import { Reviews } from '../reviews/Reviews.tsx'
import { CHARACTERISTICS_ID, MAIN_CHARACTERISTICS_COUNT, characteristicItems } from './characteristicItems.ts'
import { Description } from './Description.tsx'
import { packingItems } from './packingItems.ts'

export interface DesktopDetailsProps {
  product: ProductDetails
}

/**
 * One sheet: description and package side by side, all characteristics in two columns below; the main ones are
 * already beside the gallery.
 */
export function DesktopDetails({ product }: DesktopDetailsProps) {
  const { description, characteristics } = product
  const packing = packingItems(product)
  const isAlone = description === '' || packing.length === 0
  return (
    <div className={sheet}>
      {description && (
        <section className={part} data-wide={isAlone || undefined}>
          <Heading level={2} className={heading}>
            {detailsTexts.description}
          </Heading>
          <div className={text}>
            <Description text={description} />
          </div>
        </section>
      )}
      {packing.length > 0 && (
        <section className={part} data-wide={isAlone || undefined}>
          <Heading level={2} look="block" className={heading}>
            {detailsTexts.packing}
          </Heading>
          <SpecificationList items={packing} />
        </section>
      )}
      {characteristics.length > MAIN_CHARACTERISTICS_COUNT && (
        <section id={CHARACTERISTICS_ID} className={part} data-wide>
          <Heading level={2} className={heading}>
            {detailsTexts.characteristics}
          </Heading>
          <div className={columns}>
            <SpecificationList items={characteristicItems(characteristics)} />
          </div>
        </section>
      )}
      <Documents documents={product.documents} className={part} />
      <Reviews product={product} className={part} />
      <Discussions product={product} className={part} />
    </div>
  )
}

const heading = css`
  margin-bottom: ${space.s12};
`

const text = css`
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
`

const columns = css`
  columns: 2;
  column-gap: ${space.s48};

  & dl > div {
    break-inside: avoid;
  }
`

/* Each part draws its top and left line; the outer ones are hidden under the edge of the sheet. */
const part = css`
  min-width: 0;
  margin: -1px 0 0 -1px;
  padding: ${space.s24};
  border: solid ${color.lineHair};
  border-width: 1px 0 0 1px;
  scroll-margin-top: ${space.s16};

  &[data-wide],
  &[data-reviews] {
    grid-column: 1 / -1;
  }
`

/* The second column is below the buy box. */
const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(304px, 36%, 368px);
  margin: ${space.s32} 0;
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.belowWide} {
    .${text} {
      font-size: ${fontSize.s14};
      line-height: ${lineHeight.s14};
    }
  }
`
