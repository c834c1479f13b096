import { css } from '@linaria/core'
import type { ProductTile } from '@verstak/contracts/product'
import { formatPrice } from '@verstak/money'
import { Button } from '@verstak/ui-kit/Button'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon } from '@verstak/ui-kit/icons'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { addTexts } from './addProduct.texts.ts'

export interface FoundProductProps {
  product: ProductTile
  isAdded: boolean
  isAdding: boolean
  onAdd: () => void
}

/** Row of the found products: a button, or that the product is compared already. */
export function FoundProduct({ product: { name, image, price }, isAdded, isAdding, onAdd }: FoundProductProps) {
  return (
    <li className={row}>
      <Picture src={image} alt="" size={56} />
      <span className={words}>{name}</span>
      <b className={cost}>{price > 0 && formatPrice(price)}</b>
      {isAdded ? (
        <span className={done}>
          <Icon shape={checkIcon} size="s" />
          {addTexts.added}
        </span>
      ) : (
        <Button variant="outline" size="s" loading={isAdding} aria-label={addTexts.addNamed(name)} onClick={onAdd}>
          {addTexts.add}
        </Button>
      )}
    </li>
  )
}

const words = css`
  overflow-wrap: anywhere;
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const row = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto 112px;
  align-items: center;
  gap: ${space.s12};
  padding: ${space.s6} ${space.s4};
  border-top: 1px solid ${color.lineHair};

  @media ${media.phone} {
    grid-template-columns: 56px minmax(0, 1fr) auto;

    > .${words} {
      grid-column: 2 / -1;
    }
  }
`

const cost = css`
  font-weight: ${weight.semibold};
  white-space: nowrap;

  @media ${media.phone} {
    grid-column: 2;
  }
`

const done = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s6};
  color: ${color.stateOk};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.semibold};
`
