import { RETURN_FORM_PATH, type Returnable, returnPiecesField, type ReturnReason } from '@verstak/contracts/orderReturn'
import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { Radio } from '@verstak/ui-kit/Radio'
import { Stepper } from '@verstak/ui-kit/Stepper'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { useId, useRef } from 'react'
import type { Uploads } from '../uploads/useUploads.ts'
import type { OrderPartProps } from './OrderPartProps.ts'
import { note, returnForm, returnLine } from './orderStyles.tsx'
import { returnFormTexts as texts } from './returnForm.texts.ts'
import { ReturnPhotos } from './ReturnPhotos.tsx'
import { useReturnRequest } from './useReturnRequest.ts'

export interface ReturnFormProps extends OrderPartProps {
  returnable: Returnable
  isInCabinet?: boolean | undefined
  /** Photos can be added, which needs scripts. */
  hasPhotos: boolean
  /** The request was sent, and the order read again. */
  onSent: () => void
}

/** Asks for a return: why, what, how many pieces, photos. Without scripts a plain form, without photos. */
export function ReturnForm(props: ReturnFormProps) {
  const { order, returnable, linkKey, isInCabinet, hasPhotos, onChanged, onSent } = props
  const { guid, returns = [], refusedReturn: refused } = order
  const photos = useRef<Uploads>(null)
  const request = useReturnRequest({ guid, returnable, refused, photos, linkKey, onChanged, onSent })
  const { errors } = request
  const names = new Map(order.lines.map(({ position, name }) => [position, name]))
  const id = useId()

  return (
    <form
      className={returnForm}
      method="post"
      action={RETURN_FORM_PATH}
      noValidate
      onSubmit={(event) => void request.send(event)}
    >
      <input type="hidden" name="order" value={guid} />
      <input type="hidden" name="after" value={returns.length} />
      {isInCabinet && <input type="hidden" name="page" value="cabinet" />}
      {linkKey !== undefined && <input type="hidden" name="key" value={linkKey} />}
      {request.problem && (
        <Message tone="danger" isLive>
          {request.problem}
        </Message>
      )}
      <ChoiceGroup label={texts.reason} layout="cards" required error={errors['reason']}>
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
        {returnable.lines.map(({ position, quantity, reasons }) => {
          const field = returnPiecesField(position)
          const error = errors[field]
          const isOff = !reasons.includes(request.reason)
          return (
            <div key={position} className={returnLine} data-off={isOff || undefined}>
              <div>
                {names.get(position)}
                {isOff && <span className={note}>{texts.unavailable}</span>}
                {error && (
                  <span id={`${id}-${position}`} className={note} data-wrong>
                    {error}
                  </span>
                )}
              </div>
              <Stepper
                value={request.pieces.get(position) ?? 0}
                onChange={(pieces) => request.setPieces(position, pieces)}
                label={texts.pieces(names.get(position) ?? '')}
                max={quantity}
                name={field}
                {...(error && { describedBy: `${id}-${position}` })}
              />
            </div>
          )
        })}
      </fieldset>
      <Textarea
        name="comment"
        label={texts.comment}
        hint={texts.commentHint}
        error={errors['comment']}
        maxLength={1000}
        required={request.reason === 'defect'}
        value={request.comment}
        onChange={(event) => request.setComment(event.target.value)}
      />
      {hasPhotos && <ReturnPhotos guid={guid} error={errors['photos']} photosRef={photos} />}
      <p className={note}>{texts.law}</p>
      <Button type="submit" loading={request.isSending} loadingLabel={texts.sending}>
        {texts.submit}
      </Button>
    </form>
  )
}

const noteOf = (reason: ReturnReason, { unfitUntil }: Returnable) =>
  reason === 'defect' ? texts.defectNote : texts.unfitNote((unfitUntil ?? '').split('-').reverse().join('.'))
