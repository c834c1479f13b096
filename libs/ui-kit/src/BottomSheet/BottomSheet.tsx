import { css } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { backLabel, closeDialogLabel } from '../Dialog/dialog.texts.ts'
import { useModal } from '../Dialog/useModal.ts'
import { chevronLeftIcon, closeIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useSwipe } from '../gestures/useSwipe.ts'
import {
  color,
  dimension,
  ease,
  fontSize,
  lineHeight,
  motion,
  radius,
  shadow,
  space,
  tracking,
  weight,
} from '../tokens/tokens.ts'

export interface BottomSheetProps {
  isOpen: boolean
  /**
   * Called on Esc, the back gesture, the close button, a click outside and a swipe down on the head; the caller sets
   * `isOpen`.
   */
  onClose: () => void
  title: string
  /** Shows an arrow before the title: a window with several steps goes back. */
  onBack?: (() => void) | undefined
  /** Sticky at the bottom while the content scrolls: the main button. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * Sheet at the bottom edge of a phone. Its content is mounted only while it is open. A `ModalFooter` in the content
 * is sticky like `footer`.
 *
 * Keyboard: Tab cycles inside, Esc closes.
 */
export function BottomSheet({ isOpen, onClose, onBack, title, footer, children }: BottomSheetProps) {
  const titleId = useId()
  const modal = useModal(isOpen, onClose)
  const swipe = useSwipe('y', onClose)
  return (
    <dialog
      {...modal}
      className={sheet}
      style={swipe.offset ? { translate: `0 ${swipe.offset}px` } : undefined}
      aria-labelledby={titleId}
    >
      {isOpen && (
        <div className={column}>
          <div className={head} data-back={onBack ? '' : undefined} {...swipe.handlers}>
            <span className={grip} />
            <h2 className={heading} id={titleId}>
              {title}
            </h2>
          </div>
          <div className={content}>{children}</div>
          {footer && <div className={foot}>{footer}</div>}
          {/* Last in the DOM, so that opening focuses the content. */}
          {onBack && <IconButton className={back} shape={chevronLeftIcon} label={backLabel} onClick={onBack} />}
          <IconButton className={cross} shape={closeIcon} label={closeDialogLabel} onClick={onClose} />
        </div>
      )}
    </dialog>
  )
}

const column = css`
  display: flex;
  flex-direction: column;
  max-height: inherit;
`

const head = css`
  position: relative;
  padding: ${space.s20} 60px ${space.s8} ${space.s16};
  touch-action: none;

  &[data-back] {
    padding-left: 48px;
  }
`

const back = css`
  position: absolute;
  top: ${space.s12};
  left: ${space.s4};
`

const cross = css`
  position: absolute;
  top: ${space.s12};
  right: ${space.s8};
`

const grip = css`
  position: absolute;
  top: ${space.s8};
  left: calc(50% - 20px);
  width: 40px;
  height: 4px;
  border-radius: 2px;
  background-color: ${color.lineControl};
`

const heading = css`
  font-size: ${fontSize.s20};
  line-height: ${lineHeight.s20};
  font-weight: ${weight.bold};
  letter-spacing: ${tracking.tight};
`

const content = css`
  overflow-y: auto;
  overscroll-behavior: contain;
  --modal-gap: ${space.s16};
  padding: 0 var(--modal-gap) var(--modal-gap);

  /* A scroll container can get the focus itself. */
  &:focus-visible {
    outline-offset: calc(-1 * ${dimension.focusWidth});
  }
`

const foot = css`
  padding: ${space.s8} ${space.s16} calc(${space.s16} + env(safe-area-inset-bottom));
`

const sheet = css`
  @keyframes up {
    from {
      transform: translateY(100%);
    }
  }

  width: 100%;
  max-width: 640px;
  max-height: calc(100dvh - ${dimension.tapMin});
  margin: auto auto 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.dialog};
  color: ${color.textPrimary};
  overflow: hidden;
  animation: up ${motion.slow} ${ease.out};

  &::backdrop {
    background-color: ${color.surfaceScrim};
  }
`
