import { css } from '@linaria/core'
import { cartAddress } from '@verstak/contracts/address'
import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { cartIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { useCartQuantity } from '../cart-state/useCartQuantity.ts'
import { useStep } from '../cart-state/useStep.ts'
import { addedTexts as texts } from './addedToCart.texts.ts'

/** As many as fit without scrolling for long. */
const MOST = 3

export interface TileRowsProps {
  title: string
  products: readonly ProductTile[]
}

/** Products in short rows with a button each; nothing without products. */
export function TileRows({ title, products }: TileRowsProps) {
  const shown = products.filter(({ isAvailable, button }) => isAvailable && button.type === 'toCart').slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <section aria-label={title}>
      <Heading level={3} look="block">
        {title}
      </Heading>
      <ul className={list}>
        {shown.map((product) => (
          <TileRow key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}

function TileRow({ product }: { product: ProductTile }) {
  const { layout } = useHost()
  const { quantity, isAdding, put } = useAdding(product)
  return (
    <li className={row}>
      <Picture src={product.image} alt="" size={56} />
      <Link href={product.link} tone="plain">
        {product.name}
      </Link>
      <b className={price}>{formatPrice(product.price)}</b>
      {quantity > 0 && !isAdding ? (
        <Button variant="secondary" size="m" href={cartAddress(layout)}>
          {texts.isIn}
        </Button>
      ) : (
        <IconButton shape={cartIcon} label={texts.add(product.name)} busy={isAdding} onClick={put} />
      )}
    </li>
  )
}

/** Adds a product from the window, which stays open. */
function useAdding(product: ProductTile) {
  const { quantity, isAdding, add } = useCartQuantity(product, true)
  const step = useStep(product)
  return { quantity, isAdding, put: () => add(step) }
}

const list = css`
  margin-top: ${space.s8};
`

const price = css`
  white-space: nowrap;
`

const row = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space.s12};
  padding: ${space.s8} 0;
  border-top: 1px solid ${color.lineHair};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`
