import { css } from '@linaria/core'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { chevronLeftIcon, closeIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { color, ease, layer, media, motion, radius, shadow, space } from '../tokens/tokens.ts'
import { backLabel, closeDialogLabel } from './dialog.texts.ts'
import { useModal } from './useModal.ts'

export interface DialogProps {
  isOpen: boolean
  /** Called on Esc, the back gesture, the close button and a click on the backdrop; the caller sets `isOpen`. */
  onClose: () => void
  title: string
  /** Shows an arrow before the title: a window with several steps goes back. */
  onBack?: (() => void) | undefined
  /** Width on a desktop, px; 464 by default. A phone shows the dialog on the whole screen. */
  width?: number
  children: ReactNode
}

/**
 * Modal window. Its content is mounted only while it is open; the first focusable element in it gets the focus, and
 * closing restores the focus. A `ModalFooter` in it is sticky while the rest scrolls.
 *
 * Keyboard: Tab cycles inside, Esc closes.
 */
export function Dialog({ isOpen, onClose, onBack, title, width = 464, children }: DialogProps) {
  const titleId = useId()
  const modal = useModal(isOpen, onClose)
  return (
    <dialog {...modal} className={dialog} style={{ maxWidth: width }} aria-labelledby={titleId}>
      {isOpen && (
        <div className={column}>
          <Heading level={2} id={titleId} className={onBack ? clsx(heading, besideArrow) : heading}>
            {title}
          </Heading>
          <div>{children}</div>
          {/* Last in the DOM, so that opening focuses the content. */}
          <div className={corner}>
            {onBack && <IconButton className={back} shape={chevronLeftIcon} label={backLabel} onClick={onBack} />}
            <IconButton shape={closeIcon} label={closeDialogLabel} onClick={onClose} />
          </div>
        </div>
      )}
    </dialog>
  )
}

const heading = css`
  margin-bottom: ${space.s16};
  padding-right: ${space.s32};
`

const besideArrow = css`
  padding-left: ${space.s32};
`

/* On the line of the title, its icon flush with the text below. */
const back = css`
  margin: ${space.s16} auto 0 calc(-1 * ${space.s32});

  @media ${media.phone} {
    margin: -2px auto 0 calc(-1 * ${space.s16});
  }
`

/* Stays in the corner while the content scrolls; in the order of the eye it is the first. */
const corner = css`
  position: sticky;
  z-index: ${layer.raised};
  top: 0;
  order: -1;
  display: flex;
  justify-content: flex-end;
  height: 0;
  /* Into the padding of the dialog. */
  translate: 20px -20px;

  @media ${media.phone} {
    translate: ${space.s4} calc(-1 * ${space.s4});
  }
`

const column = css`
  display: flex;
  flex-direction: column;
`

const dialog = css`
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }

  width: calc(100% - 2 * ${space.s32});
  max-height: calc(100dvh - 2 * ${space.s32});
  --modal-gap: ${space.s32};
  padding: var(--modal-gap);
  border: 0;
  border-radius: ${radius.dialog};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.dialog};
  color: ${color.textPrimary};
  overscroll-behavior: contain;
  animation: rise ${motion.base} ${ease.out};

  &::backdrop {
    background-color: ${color.surfaceScrim};
  }

  @media ${media.phone} {
    width: 100%;
    /* Over the width of the desktop, which is an attribute. */
    max-width: none !important;
    height: 100dvh;
    max-height: none;
    margin: 0;
    --modal-gap: ${space.s16};
    padding: var(--modal-gap);
    border-radius: 0;
  }
`
