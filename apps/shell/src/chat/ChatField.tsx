import { css } from '@linaria/core'
import { CHAT_MESSAGE_LENGTH } from '@verstak/contracts/chat'
import { isMobile, useHost } from '@verstak/host'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { sendIcon } from '@verstak/ui-kit/icons'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { chatTexts } from './chat.texts.ts'
import { readStored, writeStored } from '../client/storedText.ts'

/** Key in `sessionStorage`: the draft survives closing the chat and a reload. */
const DRAFT = 'chat_draft'
const storage = () => sessionStorage

export interface ChatFieldProps {
  onSend: (text: string) => void
}

/** Input of the chat. On desktops Enter sends and Shift+Enter adds a line; on phones Enter adds a line. */
export function ChatField({ onSend }: ChatFieldProps) {
  const { layout } = useHost()
  const [text, setText] = useState(() => readStored(storage, DRAFT))
  const isEmpty = text.trim() === ''

  function write(next: string) {
    setText(next)
    writeStored(storage, DRAFT, next)
  }

  function send() {
    if (isEmpty) return
    onSend(text.trim())
    write('')
  }

  function sendByEnter(event: KeyboardEvent) {
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isPlain || isMobile(layout)) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className={form}
      // If the browser ever submits the form itself, the text must not be in the address.
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={field}>
        <Textarea
          name="message"
          label={chatTexts.field}
          isLabelHidden
          placeholder={chatTexts.placeholder}
          rows={2}
          fixed
          maxLength={CHAT_MESSAGE_LENGTH}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendByEnter}
        />
      </div>
      <IconButton type="submit" size="l" tone="inverse" shape={sendIcon} label={chatTexts.send} />
    </form>
  )
}

const form = css`
  display: flex;
  align-items: flex-end;
  gap: ${space.s8};
`

const field = css`
  flex: 1;
  min-width: 0;
`
