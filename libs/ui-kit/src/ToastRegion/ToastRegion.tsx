import { css } from '@linaria/core'
import { Children, type ReactNode, useEffect, useRef } from 'react'
import { dimension, layer, media, space } from '../tokens/tokens.ts'
import { notificationsLabel } from './toastRegion.texts.ts'

export interface ToastRegionProps {
  /** `Toast`s with keys, the newest last. */
  children: ReactNode
}

/**
 * Place of the toasts: bottom left on a desktop, above the tab bar on a phone, or the `inset` that the root has in
 * `--toasts` and `--toasts-phone`; read aloud as they come.
 * Keep it on the page all the time: screen readers announce only what changes in a region that they know.
 */
export function ToastRegion({ children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  const count = Children.count(children)

  useEffect(() => {
    region.current?.showPopover?.()
  }, [])

  // A modal dialog lies above every z-index; a popover shown after it lies above the dialog.
  useEffect(() => {
    if (count === 0 || !document.querySelector('dialog:modal')) return
    region.current?.hidePopover?.()
    region.current?.showPopover?.()
  }, [count])

  return (
    <div
      ref={region}
      className={place}
      role="status"
      // Only the new toast is read, not all of them.
      aria-atomic={false}
      aria-label={notificationsLabel}
      popover="manual"
    >
      {children}
    </div>
  )
}

const place = css`
  position: fixed;
  inset: var(--toasts, auto auto ${space.s24} ${space.s24});
  z-index: ${layer.toast};
  /* Not hidden while it is empty: screen readers do not watch a hidden region. */
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  width: calc(100% - 2 * ${space.s12});
  max-width: ${dimension.toastMax};
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;

  @media ${media.phone} {
    inset: var(
      --toasts-phone,
      auto ${space.s12} calc(${dimension.tabBar} + env(safe-area-inset-bottom) + ${space.s12})
    );
    max-width: none;
  }
`
