import { css } from '@linaria/core'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { chatTexts } from './chat.texts.ts'

export interface ChatBubbleProps {
  author: 'visitor' | 'operator'
  /** ISO 8601; absent for unsent messages. */
  sentAt?: string
  /** Shown instead of the time. */
  note?: string | undefined
  children: ReactNode
}

/** One message; the visitor's are on the right. */
export function ChatBubble({ author, sentAt, note, children }: ChatBubbleProps) {
  return (
    <div className={bubble} data-author={author}>
      <VisuallyHidden>{chatTexts.authors[author]}: </VisuallyHidden>
      {children}
      {(sentAt || note) && (
        <span className={foot}>{sentAt ? <time dateTime={sentAt}>{shortTime(sentAt)}</time> : note}</span>
      )}
    </div>
  )
}

/** Time in the visitor's time zone; with the date unless it is today. */
function shortTime(sentAt: string): string {
  const date = new Date(sentAt)
  const isToday = date.toDateString() === new Date().toDateString()
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat('ru', { ...day, hour: '2-digit', minute: '2-digit' }).format(date)
}

const bubble = css`
  align-self: flex-start;
  max-width: 85%;
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-author='visitor'] {
    align-self: flex-end;
    background-color: ${color.signalSoft};
  }
`

const foot = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  text-align: right;
`
