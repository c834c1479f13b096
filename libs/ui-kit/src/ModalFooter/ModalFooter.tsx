import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { color, layer, media, space } from '../tokens/tokens.ts'

export interface ModalFooterProps {
  /** Buttons, the main one last. */
  children: ReactNode
}

/** Last part of what a `Dialog` or `BottomSheet` holds: stays in sight at its foot while the rest scrolls. */
export function ModalFooter({ children }: ModalFooterProps) {
  return <div className={foot}>{children}</div>
}

const foot = css`
  position: sticky;
  z-index: ${layer.raised};
  /* A thing that sticks keeps clear of the padding of what scrolls. */
  bottom: calc(-1 * var(--modal-gap, 0px));
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  /* Over the padding of the window. */
  margin: ${space.s16} calc(-1 * var(--modal-gap, 0px)) calc(-1 * var(--modal-gap, 0px));
  padding: ${space.s8} var(--modal-gap, 0px) max(var(--modal-gap, 0px), env(safe-area-inset-bottom));
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    & > * {
      flex: 1 1 auto;
    }
  }
`
