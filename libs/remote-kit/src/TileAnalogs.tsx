import { css } from '@linaria/core'
import type { ProductTile } from '@verstak/contracts/product'
import { Button } from '@verstak/ui-kit/Button'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { bellIcon } from '@verstak/ui-kit/icons'
import type { Device } from '@verstak/ui-kit/photoSize'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { space } from '@verstak/ui-kit/tokens'
import { lazy, Suspense } from 'react'
import type { ComponentType, MouseEvent, ReactNode } from 'react'
import { arrivalLabel, findAnalogLabel, loadingLabel } from './productTile.texts.ts'
import type { ProductTileProps } from './ProductTile.tsx'
import { useModals } from './useModals.tsx'

/** Place of the product page where analogs stand. */
const ANALOGS_ANCHOR = '#analogs'

/** Four tiles stand side by side. */
const ANALOGS_WIDTH = 1000

const LazyAnalogs = lazy(() => import('./AnalogTiles.tsx').then((it) => ({ default: it.AnalogTiles })))
const LazyArrival = lazy(() => import('./ArrivalForm.tsx').then((it) => ({ default: it.ArrivalForm })))

export interface TileAnalogsProps {
  product: ProductTile
  device: Device
  /** Shows an analog. */
  Tile: ComponentType<ProductTileProps>
}

/** Buttons of a product that cannot be bought: what can be bought instead, and on a desktop the bell. */
export function TileAnalogs({ product, device, Tile }: TileAnalogsProps) {
  const { open, early } = useModals()
  const hasBell = device === 'desktop' && product.button.isNotifyAllowed

  // Without JavaScript, and in another tab, it leads to the product's page.
  function openAnalogs(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open({
      kind: 'dialog',
      title: findAnalogLabel,
      width: ANALOGS_WIDTH,
      content: inTime(<LazyAnalogs guid={product.guid} device={device} Tile={Tile} />),
    })
  }

  function openArrival() {
    open({
      kind: 'dialog',
      title: arrivalLabel,
      content: (close) =>
        inTime(<LazyArrival productGuid={product.guid} name={product.name} onClose={() => close()} />),
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

const inTime = (content: ReactNode) => <Suspense fallback={<Spinner label={loadingLabel} />}>{content}</Suspense>

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
`
