import { css } from '@linaria/core'
import type { ProductTile } from '@verstak/contracts/product'
import { Button } from '@verstak/ui-kit/Button'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { bellIcon } from '@verstak/ui-kit/icons'
import type { Device } from '@verstak/ui-kit/photoSize'
import { space } from '@verstak/ui-kit/tokens'
import type { MouseEvent } from 'react'
import { arrivalLabel, findAnalogLabel } from './productTile.texts.ts'
import { useModals } from './useModals.tsx'

/** Anchor of the analogs on the product page. */
const ANALOGS_ANCHOR = '#analogs'

/** Room for four tiles in a row. */
const ANALOGS_WIDTH = 1048

export interface TileAnalogsProps {
  product: ProductTile
  device: Device
}

/** Buttons of a product that is not available: alternatives and, on a desktop, the notification bell. */
export function TileAnalogs({ product, device }: TileAnalogsProps) {
  const { open, early } = useModals()
  const hasBell = device === 'desktop' && product.button.isNotifyAllowed

  // Without JavaScript, or in a new tab, the link leads to the product page.
  function openAnalogs(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open({
      kind: 'dialog',
      title: findAnalogLabel,
      width: ANALOGS_WIDTH,
      content: { widget: 'listing/AnalogTiles', props: { guid: product.guid } },
    })
  }

  function openArrival() {
    const { close } = open({
      kind: 'dialog',
      title: arrivalLabel,
      content: {
        widget: 'listing/ArrivalForm',
        props: { productGuid: product.guid, name: product.name, onClose: () => close() },
      },
    })
  }

  return (
    <div className={row}>
      <Button wide variant="secondary" href={product.link + ANALOGS_ANCHOR} {...early} onClick={openAnalogs}>
        {findAnalogLabel}
      </Button>
      {hasBell && (
        <IconButton shape={bellIcon} label={arrivalLabel} aria-haspopup="dialog" {...early} onClick={openArrival} />
      )}
    </div>
  )
}

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
`
