import type { ProductDetails } from '@verstak/contracts/product'
import { useDeliveryWindows } from '@verstak/remote-kit/useDeliveryWindows'
import { useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { handoverTexts } from '../product.texts.ts'

const LABELS = {
  pickup: handoverTexts.whereToBuy,
  courier: handoverTexts.courierTerms,
  transport: handoverTexts.transportTerms,
}

export interface DeliveryButtonProps {
  way: keyof typeof LABELS
  product: Pick<ProductDetails, 'guid' | 'name' | 'weight' | 'size'>
}

/** Opens the window of a way of delivery. A shop that is chosen there is kept for the order. */
export function DeliveryButton({ way, product }: DeliveryButtonProps) {
  const { openPickup, openCourier, openTransport, early, isOpening } = useDeliveryWindows()
  const showToast = useToasts()

  function open() {
    const parcel = parcelOf(product)
    if (way === 'courier') openCourier(parcel)
    else if (way === 'transport') openTransport({ productGuid: product.guid, dimensions: parcel })
    else
      openPickup({
        goods: { productGuid: product.guid },
        subject: product.name,
        onChange: (_id, { address }) => showToast({ text: handoverTexts.pointChosen(address), tone: 'ok' }),
      })
  }

  return (
    <Button variant="link" size="s" aria-haspopup="dialog" loading={isOpening} {...early} onClick={open}>
      {LABELS[way]}
    </Button>
  )
}

/** Weight and size as far as they are known: a product without them has zeros. */
function parcelOf({ weight, size }: Pick<ProductDetails, 'weight' | 'size'>) {
  const isKnown = Object.values(size).every((side) => side > 0)
  return { weight: weight > 0 ? weight : null, size: isKnown ? size : null }
}
