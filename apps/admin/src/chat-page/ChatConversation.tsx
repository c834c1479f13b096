import { css } from '@linaria/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answerConversation, CHAT_MESSAGE_LENGTH } from '@verstak/contracts/chat'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef, useState } from 'react'
import { momentOf } from '../frame/adminDates.ts'
import { card, cardBody, cardTitle } from '../order-page/cardStyles.tsx'
import { newGuid } from '../frame/newGuid.ts'
import { conversationQuery } from './chatLoader.ts'
import { chatPageTexts as texts } from './chatPage.texts.ts'

export interface ChatConversationProps {
  id: number
  name: string
  /** After an answer the list is another one. */
  onAnswered: () => void
}

const LOOK_MS = 3_000

/** One conversation with the field of the answer. */
export function ChatConversation({ id, name: present, onAnswered }: ChatConversationProps) {
  // An answered one may have left the list that knows its name.
  const [name] = useState(present)
  const { call } = useHost()
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...conversationQuery(call, id), refetchInterval: LOOK_MS })
  const messages = data?.messages ?? []
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)
  /** The same for a repeated try, so that the words come once. */
  const guid = useRef<string>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [messages.length])

  async function send() {
    if (isSending || text.trim() === '') return
    setSending(true)
    guid.current ??= newGuid()
    try {
      const answer = await call(answerConversation, { body: { conversationId: id, guid: guid.current, text } })
      guid.current = null
      setText('')
      setError('')
      queryClient.setQueryData(conversationQuery(call, id).queryKey, answer)
      onAnswered()
    } catch {
      setError(texts.failed)
    } finally {
      setSending(false)
    }
  }

  return (
    <section className={card} aria-label={texts.conversation(name)}>
      <h2 className={cardTitle}>{name}</h2>
      {/* It scrolls, so the keyboard must reach it. */}
      <div ref={list} className={log} role="log" aria-live="polite" tabIndex={0} aria-label={texts.conversation(name)}>
        <ol className={rows}>
          {messages.map((message) => (
            <li key={message.id} className={bubble} data-own={message.author === 'operator'}>
              <span className={quiet}>
                {message.author === 'operator' ? texts.you : name}, {momentOf(message.sentAt)}
              </span>
              <span className={words}>{message.text}</span>
            </li>
          ))}
        </ol>
      </div>
      <form
        className={cardBody}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Textarea
          label={texts.answer}
          hint={texts.hint}
          error={error || undefined}
          value={text}
          maxLength={CHAT_MESSAGE_LENGTH}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            void send()
          }}
        />
        <div>
          <Button type="submit" loading={isSending}>
            {texts.send}
          </Button>
        </div>
      </form>
    </section>
  )
}

const log = css`
  max-height: 56vh;
  min-height: 240px;
  padding: ${space.s12} ${space.s16};
  overflow-y: auto;
`

const rows = css`
  display: grid;
  gap: ${space.s8};
`

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const words = css`
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const bubble = css`
  display: grid;
  gap: ${space.s2};
  justify-self: start;
  max-width: 80%;
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.card};
  background-color: ${color.surfaceSunken};

  &[data-own='true'] {
    justify-self: end;
    background-color: ${color.signalSoft};
  }
`
