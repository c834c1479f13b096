import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { Button } from '@verstak/ui-kit/Button'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { ANALOGS_ID } from '../analogs/analogsId.ts'
import { withdrawnTexts } from './withdrawn.texts.ts'

export interface WithdrawnProps {
  product: Pick<ProductDetails, 'category'>
}

/** Replaces price and button: the product is no longer sold; links to alternatives. */
export function Withdrawn({ product: { category } }: WithdrawnProps) {
  return (
    <div className={box}>
      <p className={title}>{withdrawnTexts.title}</p>
      <p>{withdrawnTexts.words}</p>
      <div className={ways}>
        <Button href={`#${ANALOGS_ID}`} variant="secondary" size="xl" wide>
          {withdrawnTexts.findAnalog}
        </Button>
        <Button href={category.link} variant="link">
          {withdrawnTexts.category(category.name)}
        </Button>
      </div>
    </div>
  )
}

const title = css`
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.semibold};
`

/* Hidden in print. */
const ways = css`
  display: grid;
  gap: ${space.s12};
  justify-items: center;
  margin-top: ${space.s8};

  @media print {
    display: none;
  }
`

const box = css`
  display: grid;
  gap: ${space.s8};
  padding: ${space.s20};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`
