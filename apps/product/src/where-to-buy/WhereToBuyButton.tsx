import type { ProductDetails } from '@verstak/contracts/product'
import { isMobile, useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { whereToBuyTexts } from './whereToBuy.texts.ts'

const WIDTH = 640

export interface WhereToBuyButtonProps {
  product: Pick<ProductDetails, 'guid'>
}

/** Opens the list of shops that have the product: in a window, on a phone in a sheet. */
export function WhereToBuyButton({ product: { guid } }: WhereToBuyButtonProps) {
  const { layout } = useHost()
  const { open, early, isOpening } = useModals()

  function openOffices() {
    open({
      kind: isMobile(layout) ? 'sheet' : 'dialog',
      title: whereToBuyTexts.button,
      width: WIDTH,
      content: { widget: 'product/WhereToBuy', props: { productGuid: guid } },
    })
  }

  return (
    <Button variant="link" size="s" aria-haspopup="dialog" loading={isOpening} {...early} onClick={openOffices}>
      {whereToBuyTexts.button}
    </Button>
  )
}
