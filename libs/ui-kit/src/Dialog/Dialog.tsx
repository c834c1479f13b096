import { css } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { closeIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { color, ease, media, motion, radius, shadow, space } from '../tokens/tokens.ts'
import { closeDialogLabel } from './dialog.texts.ts'
import { useModal } from './useModal.ts'

export interface DialogProps {
  isOpen: boolean
  /** Asked for by Esc, the cross and a press beside the dialog; the caller sets `isOpen`. */
  onClose: () => void
  title: string
  /** Width on a desktop, px; 464 by default. A phone shows the dialog on the whole screen. */
  width?: number
  children: ReactNode
}

/** Window over the page. Its content is on the page only while it is open. */
export function Dialog({ isOpen, onClose, title, width = 464, children }: DialogProps) {
  const titleId = useId()
  const modal = useModal(isOpen, onClose)
  return (
    <dialog {...modal} className={dialog} style={{ maxWidth: width }} aria-labelledby={titleId}>
      {isOpen && (
        <>
          <Heading level={2} id={titleId} className={heading}>
            {title}
          </Heading>
          {children}
          <IconButton className={cross} shape={closeIcon} label={closeDialogLabel} onClick={onClose} />
        </>
      )}
    </dialog>
  )
}

const heading = css`
  margin-bottom: ${space.s16};
  padding-right: ${space.s32};
`

const cross = css`
  position: absolute;
  top: ${space.s12};
  right: ${space.s12};
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
  padding: ${space.s32};
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
    padding: ${space.s16} ${space.s12};
    border-radius: 0;
  }
`
