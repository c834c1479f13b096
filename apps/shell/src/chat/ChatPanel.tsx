import { css } from '@linaria/core'
import { closeIcon } from '@verstak/ui-kit/icons'
import { IconButton } from '@verstak/ui-kit/IconButton'
import {
  color,
  dimension,
  ease,
  fontSize,
  layer,
  lineHeight,
  motion,
  radius,
  shadow,
  space,
  weight,
} from '@verstak/ui-kit/tokens'
import { useEffect, useId, useRef } from 'react'
import type { ChatCaller } from './chatCaller.ts'
import { chatTexts } from './chat.texts.ts'
import { ChatView } from './ChatView.tsx'

export interface ChatPanelProps {
  caller: ChatCaller
  onClose: () => void
}

/** The chat in the lower right corner of a desktop. Escape closes it. */
export function ChatPanel({ caller, onClose }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const titleId = useId()

  useEffect(() => panel.current?.querySelector('textarea')?.focus({ preventScroll: true }), [])

  return (
    <section
      ref={panel}
      className={panelClass}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {/* Not a `header` element: it would be announced as the page's banner. */}
      <div className={head}>
        <h2 className={title} id={titleId}>
          {chatTexts.title}
        </h2>
        <IconButton shape={closeIcon} label={chatTexts.close} onClick={onClose} />
      </div>
      <ChatView caller={caller} />
    </section>
  )
}

const panelClass = css`
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }

  position: fixed;
  right: ${space.s24};
  bottom: ${space.s24};
  z-index: ${layer.dropdown};
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  width: 380px;
  max-width: calc(100vw - 2 * ${space.s24});
  height: min(560px, calc(100dvh - ${dimension.headerBar} - 2 * ${space.s24}));
  padding: ${space.s16};
  border-radius: ${radius.dialog};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.dialog};
  color: ${color.textPrimary};
  animation: rise ${motion.base} ${ease.out};

  @media print {
    display: none;
  }
`

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const title = css`
  font-size: ${fontSize.s18};
  font-weight: ${weight.bold};
  line-height: ${lineHeight.s18};
`
