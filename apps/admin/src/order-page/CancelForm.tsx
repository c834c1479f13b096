import { Button } from '@verstak/ui-kit/Button'
import { FormActions } from '@verstak/ui-kit/FormActions'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { useState } from 'react'
import { stack } from './cardStyles.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'

export interface CancelFormProps {
  /** @returns true when it was cancelled */
  onSend: (reason: string) => Promise<boolean>
  onClose: () => void
}

const LONGEST = 300

/** Asks for the words that the shopper is told. */
export function CancelForm({ onSend, onClose }: CancelFormProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  return (
    <form
      className={stack}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        if (reason.trim() === '') return setMissing(true)
        setSending(true)
        const isDone = await onSend(reason.trim())
        setSending(false)
        if (isDone) onClose()
      }}
    >
      <p>{texts.cancelLead}</p>
      <Textarea
        label={texts.cancelReason}
        value={reason}
        maxLength={LONGEST}
        required
        autoFocus
        error={isMissing && reason.trim() === '' ? texts.answerNeeded : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormActions>
        <Button type="submit" loading={isSending}>
          {texts.cancelSure}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.back}
        </Button>
      </FormActions>
    </form>
  )
}
