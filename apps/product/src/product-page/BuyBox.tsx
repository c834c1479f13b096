import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { color, radius, space } from '@verstak/ui-kit/tokens'
import { BuyButton } from './BuyButton.tsx'
import { Handover } from './Handover.tsx'
import { PriceBlock } from './PriceBlock.tsx'

export interface BuyBoxProps {
  product: ProductDetails
}

/** Price, main button, availability and delivery. */
export function BuyBox({ product }: BuyBoxProps) {
  return (
    <div className={box}>
      <PriceBlock product={product} />
      <div className={action}>
        <BuyButton product={product} hasOneClick />
      </div>
      <div className={ways}>
        <Handover product={product} />
      </div>
    </div>
  )
}

/* Hidden in print. */
const action = css`
  @media print {
    display: none;
  }
`

const ways = css`
  margin: ${space.s4} calc(-1 * ${space.s20}) 0;
  padding: 0 ${space.s20};
  border-top: 1px solid ${color.lineHair};

  /* The lines between the options go from edge to edge. */
  & li {
    margin: 0 calc(-1 * ${space.s20});
    padding-inline: ${space.s20};
  }
`

const box = css`
  display: grid;
  gap: ${space.s12};
  align-content: start;
  padding: ${space.s20} ${space.s20} ${space.s8};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`
