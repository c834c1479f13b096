import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { useModals } from '@verstak/remote-kit/useModals'
import { visitorIsThere } from '@verstak/remote-kit/visitorIsThere'
import { TileAnalogs } from '@verstak/remote-kit/TileAnalogs'
import { Button } from '@verstak/ui-kit/Button'
import { cartIcon } from '@verstak/ui-kit/icons'
import { rowTexts as texts } from './favoritesPage.texts.ts'
import { isPriced, type Row } from './rows.ts'

/** Anchor of the analogs on the product page. */
const ANALOGS_ANCHOR = '#analogs'

export interface RowPurchaseProps {
  row: Row
  /** What can be had instead stands below the row already. */
  isBelowAnalogs?: boolean
  /** Removes a product that was withdrawn. */
  onRemove?: ((guid: string) => void) | undefined
}

/** «В корзину» of a row, or the way to other products. */
export function RowPurchase({ row, isBelowAnalogs = false, onRemove }: RowPurchaseProps) {
  if (!row.isActive && onRemove) {
    return (
      <Button wide variant="secondary" aria-label={texts.removeOf(row.name)} onClick={() => onRemove(row.guid)}>
        {texts.remove}
      </Button>
    )
  }
  if (!isPriced(row) || !row.isActive) {
    return (
      <Button wide tight variant="secondary" href={row.link + ANALOGS_ANCHOR}>
        {texts.findAnalog}
      </Button>
    )
  }
  if (row.button.type === 'reportLater' || !row.isAvailable) {
    return isBelowAnalogs && row.button.isNotifyAllowed ? (
      <ArrivalButton guid={row.guid} name={row.name} />
    ) : (
      // Without the bell, for which there is no room.
      <TileAnalogs product={row} device="phone" />
    )
  }
  return (
    <RemoteWidget
      name="cart/AddToCart"
      after={visitorIsThere}
      product={row}
      size="m"
      fallback={
        <Button wide icon={cartIcon} disabled>
          {texts.toCart}
        </Button>
      }
      // If the cart fails, the row links to the product page.
      failure={() => (
        <Button wide variant="secondary" href={row.link}>
          {texts.openProduct}
        </Button>
      )}
    />
  )
}

/** Opens the window that asks where to tell that the product is there again. */
function ArrivalButton({ guid: productGuid, name }: { guid: string; name: string }) {
  const { open, early } = useModals()

  function openArrival() {
    const { close } = open({
      kind: 'dialog',
      title: texts.arrival,
      content: { widget: 'listing/ArrivalForm', props: { productGuid, name, onClose: () => close() } },
    })
  }

  return (
    <Button wide variant="secondary" aria-haspopup="dialog" {...early} onClick={openArrival}>
      {texts.tell}
    </Button>
  )
}
