import { css } from '@linaria/core'
import type { Device } from '@verstak/ui-kit/photoSize'
import { color, layer } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import type { GuestOffer } from './guestOffersOf.ts'
import { guestPriceTexts } from './productTile.texts.ts'
import { useModals } from './useModals.tsx'

const WIDTH = 424

export interface GuestPriceButtonProps {
  /** Price for the guest, kopecks. */
  current: number
  offers: GuestOffer[]
  device: Device
  /** Text above the line about the price after signing in. */
  children?: ReactNode
}

/** Special prices for a guest: a click opens the list of them, with a link to the sign-in. */
export function GuestPriceButton({ current, offers, device, children }: GuestPriceButtonProps) {
  const modals = useModals()

  function press() {
    modals.open({
      kind: device === 'phone' ? 'sheet' : 'dialog',
      title: guestPriceTexts.title,
      width: WIDTH,
      content: { widget: 'listing/GuestPrices', props: { current, offers } },
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
