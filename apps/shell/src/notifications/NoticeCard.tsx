import { css } from '@linaria/core'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { closeIcon } from '@verstak/ui-kit/icons'
import { color, fontSize, lineHeight, radius, shadow, space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { CONTENT_ID } from '../navigation/contentId.ts'
import { CABINET_ENTRY } from './cabinetEntry.ts'
import { noticeTexts } from './notices.texts.ts'

export interface NoticeCardProps {
  children: ReactNode
  /** Buttons and links below the text. */
  actions?: ReactNode
  onClose: () => void
}

/**
 * Card of a notice: text, actions and a close button. It takes no focus; Escape closes it from anywhere on the page.
 */
export function NoticeCard({ children, actions, onClose }: NoticeCardProps) {
  const card = useRef<HTMLElement>(null)
  const close = useRef(onClose)

  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isForOthers(document.activeElement)) return
      leaveCard(card.current)
      close.current()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])

  function press() {
    leaveCard(card.current)
    onClose()
  }

  return (
    <section ref={card} className={box}>
      <div className={words}>{children}</div>
      {actions && <div className={row}>{actions}</div>}
      <IconButton className={cross} size="s" iconSize="s" shape={closeIcon} label={noticeTexts.close} onClick={press} />
    </section>
  )
}

/** True when Escape belongs to the focused window, menu or field. */
const isForOthers = (focused: Element | null) =>
  document.querySelector('dialog[open]') !== null ||
  focused?.closest('input,textarea,select,[role="dialog"],[role="menu"],[role="listbox"],[aria-expanded="true"]') !=
    null

/** Moves the focus out of a card before it is removed. */
function leaveCard(card: Element | null): void {
  if (!card?.contains(document.activeElement)) return
  const entry = document.querySelector<HTMLElement>(CABINET_ENTRY)
  entry?.focus({ preventScroll: true })
  if (document.activeElement !== entry) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
}

const box = css`
  position: relative;
  padding: ${space.s16};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.popup};
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  pointer-events: auto;
`

const words = css`
  padding-right: ${space.s32};
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s12};
  margin-top: ${space.s12};
`

const cross = css`
  position: absolute;
  top: ${space.s8};
  right: ${space.s8};
`
