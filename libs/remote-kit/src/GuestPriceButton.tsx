import { css } from '@linaria/core'
import type { PriceSet } from '@verstak/contracts/price'
import type { Device } from '@verstak/ui-kit/photoSize'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, layer } from '@verstak/ui-kit/tokens'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { guestPriceTexts, loadingLabel } from './productTile.texts.ts'
import { useModals } from './useModals.tsx'

const WIDTH = 424

const LazyGuestPrices = lazy(() => import('./GuestPrices.tsx').then(({ GuestPrices }) => ({ default: GuestPrices })))

export interface GuestPriceButtonProps {
  prices: PriceSet
  device: Device
  /** Words above the line about the price after signing in. */
  children: ReactNode
}

/** A guest's special prices: pressing them tells them all first, and then leads to the sign-in. */
export function GuestPriceButton({ prices, device, children }: GuestPriceButtonProps) {
  const modals = useModals()

  function press() {
    modals.open({
      kind: device === 'phone' ? 'sheet' : 'dialog',
      title: guestPriceTexts.title,
      width: WIDTH,
      content: (
        <Suspense fallback={<Spinner label={loadingLabel} />}>
          <LazyGuestPrices prices={prices} />
        </Suspense>
      ),
    })
  }

  return (
    <button type="button" className={button} aria-haspopup="dialog" {...modals.early} onClick={press}>
      {children}
      <span className={prompt}>{guestPriceTexts.line[device]}</span>
    </button>
  )
}

/* Above the link that covers the card. */
const button = css`
  position: relative;
  z-index: ${layer.raised};
  display: grid;
  justify-items: start;
  min-width: 0;
  text-align: start;
`

const prompt = css`
  color: ${color.textLink};
`
