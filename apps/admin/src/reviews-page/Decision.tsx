import { css } from '@linaria/core'
import { answerAsShop, moderate, type RefusalReason } from '@verstak/contracts/moderation'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { REFUSAL_NAMES } from '@verstak/contracts/staffWords.texts'
import { Button } from '@verstak/ui-kit/Button'
import { Radio } from '@verstak/ui-kit/Radio'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { media, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { useStaff } from '../frame/staffQuery.ts'
import { buttonRow, cardBody, stack } from '../order-page/cardStyles.tsx'
import type { QueueItem } from './queueItem.ts'
import { reviewsPageTexts as texts } from './reviewsPage.texts.ts'

export interface DecisionProps {
  item: QueueItem
  reason: RefusalReason
  onReason: (reason: RefusalReason) => void
  onDecide: (decision: 'approve' | 'refuse') => void
  /** @returns true when it was published */
  onAnswer: (html: string) => Promise<boolean>
  isBusy: boolean
}

/** What is done with a text: published, refused with a reason, answered as the shop. */
export function Decision({ item, reason, onReason, onDecide, onAnswer, isBusy }: DecisionProps) {
  const { role } = useStaff()
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const { state } = item
  const mayDecide = mayCall(role, moderate) && state !== 'unconfirmed'
  const mayAnswer = mayCall(role, answerAsShop) && state === 'approved'
  return (
    <div className={cardBody}>
      <div className={columns}>
        {mayDecide && state !== 'refused' && (
          <fieldset className={reasons}>
            <legend>{texts.reason}</legend>
            {(Object.keys(REFUSAL_NAMES) as RefusalReason[]).map((one, place) => (
              <Radio
                key={one}
                name="reason"
                label={`${place + 1}. ${REFUSAL_NAMES[one]}`}
                checked={reason === one}
                onChange={() => onReason(one)}
              />
            ))}
          </fieldset>
        )}
        {mayAnswer && (
          <form
            className={stack}
            noValidate
            onSubmit={async (event) => {
              event.preventDefault()
              if (text.trim() === '') return setError(texts.answerEmpty)
              setError('')
              if (await onAnswer(text)) setText('')
            }}
          >
            <Textarea
              label={texts.answer}
              hint={texts.answerHint}
              error={error || undefined}
              rows={4}
              maxLength={10_000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <div className={buttonRow}>
              <Button type="submit" loading={isBusy}>
                {texts.send}
              </Button>
            </div>
          </form>
        )}
      </div>
      {mayDecide && (
        <div className={buttonRow}>
          {state !== 'refused' && (
            <Button variant="secondary" loading={isBusy} aria-keyshortcuts="R" onClick={() => onDecide('refuse')}>
              {state === 'approved' ? texts.takeDown : texts.refuse}
            </Button>
          )}
          {state !== 'approved' && (
            <Button loading={isBusy} aria-keyshortcuts="A" onClick={() => onDecide('approve')}>
              {texts.approve}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: ${space.s16};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const reasons = css`
  display: grid;
  gap: ${space.s6};
  align-content: start;
  padding: 0;
  border: 0;
`
