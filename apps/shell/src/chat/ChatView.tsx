import { css } from '@linaria/core'
import type { Conversation } from '@verstak/contracts/chat'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { ChatBubble } from './ChatBubble.tsx'
import type { ChatCaller } from './chatCaller.ts'
import { ChatField } from './ChatField.tsx'
import { chatTexts } from './chat.texts.ts'
import { useConversation } from './useConversation.ts'

export interface ChatViewProps {
  caller: ChatCaller
}

/** The conversation and the field below it; fills the available height. */
export function ChatView({ caller }: ChatViewProps) {
  const { conversation, isUnreachable, unsent, say, retry } = useConversation(caller)
  const { workingTime } = useRegion()
  const log = useRef<HTMLDivElement>(null)
  const messages = conversation?.messages ?? []
  const last = messages.at(-1)?.id

  // Keeps the last message visible.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [last, unsent.length])

  return (
    <div className={view}>
      <p className={presence}>{presenceOf(conversation, workingTime)}</p>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <div ref={log} className={logClass} role="log" aria-label={chatTexts.log} tabIndex={0}>
        <ChatBubble author="operator">{chatTexts.greeting}</ChatBubble>
        {messages.map(({ id, author, text, sentAt }) => (
          <ChatBubble key={id} author={author} sentAt={sentAt}>
            {text}
          </ChatBubble>
        ))}
        {unsent.map((message) => (
          <ChatBubble key={message.guid} author="visitor" note={message.fault ? undefined : chatTexts.sending}>
            {message.text}
            {message.fault && (
              <span className={fault} role="alert">
                {chatTexts[message.fault]}{' '}
                <Button variant="link" onClick={() => retry(message)}>
                  {chatTexts.retry}
                </Button>
              </span>
            )}
          </ChatBubble>
        ))}
      </div>
      {isUnreachable && (
        <p className={trouble} role="status">
          {chatTexts.unreachable}
        </p>
      )}
      <ChatField onSend={say} />
    </div>
  )
}

/** Availability of the staff; '' before the first answer. */
function presenceOf(conversation: Conversation | undefined, workingTime: string): string {
  if (!conversation) return ''
  return conversation.isStaffed ? chatTexts.staffed : chatTexts.unstaffed(workingTime)
}

const view = css`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  height: 100%;
  min-height: 0;
`

const presence = css`
  min-height: ${lineHeight.s13};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const logClass = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s8};
  min-height: 0;
  padding: ${space.s12};
  border-radius: ${radius.card};
  background-color: ${color.surfaceSunken};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const fault = css`
  display: block;
  margin-top: ${space.s4};
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const trouble = css`
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
