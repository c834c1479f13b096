import { css } from '@linaria/core'
import type { CartItem } from '@verstak/contracts/cart'
import { CART_LINES_FORM, lineField } from '@verstak/contracts/cartLineForm'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { color, radius, space } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { startTransition, useOptimistic } from 'react'
import { cartLineTexts } from './cartPage.texts.ts'
import { wideRow } from './cartRow.tsx'
import { useLineChange } from './useLineChange.ts'

/** Says whether a line is ordered. */
export function SelectBox({ item: { guid, isSelected = true, product } }: { item: CartItem }) {
  const run = useLineChange()
  const [isShown, show] = useOptimistic(isSelected)
  const select = (isNow: boolean) =>
    startTransition(async () => {
      show(isNow)
      await run({ kind: 'select', guids: [guid], isSelected: isNow })
    })
  return (
    <Checkbox
      className={place}
      form={CART_LINES_FORM}
      name={lineField(guid)}
      checked={isShown}
      onChange={() => select(!isShown)}
      label={<VisuallyHidden>{cartLineTexts.select(product.name)}</VisuallyHidden>}
    />
  )
}

/* Over the corner of the picture; beside it where there is room. */
const place = css`
  && {
    z-index: 1;
    grid-area: picture;
    place-self: start;
    min-height: 0;
    padding: ${space.s4};
    border-radius: ${radius.control};
    background-color: ${color.surfaceCard};
  }

  @container ${wideRow} {
    && {
      grid-area: select;
    }
  }
`
