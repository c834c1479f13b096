import type { Returnable, ReturnReason } from '@verstak/contracts/orderReturn'
import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { Radio } from '@verstak/ui-kit/Radio'
import { Stepper } from '@verstak/ui-kit/Stepper'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { useEffect, useRef } from 'react'
import type { OrderPartProps } from './OrderPartProps.ts'
import { note, returnForm, returnLine } from './orderStyles.tsx'
import { returnsTexts as texts } from './returns.texts.ts'
import { useReturnRequest } from './useReturnRequest.ts'

export interface ReturnFormProps extends OrderPartProps {
  returnable: Returnable
  /** The request was sent, and the order read again. */
  onSent: () => void
}

/** Asks for a return: why, what, how many pieces. */
export function ReturnForm({ order, returnable, linkKey, onChanged, onSent }: ReturnFormProps) {
  const request = useReturnRequest({ guid: order.guid, returnable, linkKey, onChanged, onSent })
  const form = useRef<HTMLFormElement>(null)
  const names = new Map(order.lines.map(({ position, name }) => [position, name]))

  // It has come late, to somebody who pressed a button that is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  return (
    <form ref={form} className={returnForm} noValidate onSubmit={(event) => void request.send(event)}>
      <ChoiceGroup label={texts.reason} layout="cards" required>
        {(['unfit', 'defect'] as const)
          .filter((reason) => returnable.lines.some(({ reasons }) => reasons.includes(reason)))
          .map((reason) => (
            <Radio
              key={reason}
              name="reason"
              look="card"
              value={reason}
              label={texts[reason]}
              note={noteOf(reason, returnable)}
              checked={request.reason === reason}
              onChange={() => request.setReason(reason)}
            />
          ))}
      </ChoiceGroup>
      <fieldset>
        <legend>{texts.lines}</legend>
        {returnable.lines.map(({ position, quantity, reasons }) => (
          <div key={position} className={returnLine}>
            <div>
              {names.get(position)}
              {!reasons.includes(request.reason) && <span className={note}>{texts.unavailable}</span>}
            </div>
            {reasons.includes(request.reason) && (
              <Stepper
                value={request.pieces.get(position) ?? 0}
                onChange={(pieces) => request.setPieces(position, pieces)}
                label={texts.pieces(names.get(position) ?? '')}
                max={quantity}
              />
            )}
          </div>
        ))}
      </fieldset>
      <Textarea
        name="comment"
        label={texts.comment}
        hint={texts.commentHint}
        error={request.commentError}
        maxLength={1000}
        required={request.reason === 'defect'}
        value={request.comment}
        onChange={(event) => request.setComment(event.target.value)}
      />
      {request.problem && (
        <Message tone="danger" isLive>
          {request.problem}
        </Message>
      )}
      <p className={note}>{texts.law}</p>
      <Button type="submit" loading={request.isSending} loadingLabel={texts.sending}>
        {texts.submit}
      </Button>
    </form>
  )
}

const noteOf = (reason: ReturnReason, { unfitUntil }: Returnable) =>
  reason === 'defect' ? texts.defectNote : texts.unfitNote((unfitUntil ?? '').split('-').reverse().join('.'))
