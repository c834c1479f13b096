import { css } from '@linaria/core'
import type { OrderReturn } from '@verstak/contracts/orderReturn'
import { decideReturn, recordRefund, type StaffOrder } from '@verstak/contracts/orderStaff'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { TextField } from '@verstak/ui-kit/TextField'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { color, space, weight } from '@verstak/ui-kit/tokens'
import { useEffect, useRef, useState } from 'react'
import { momentOf } from '../frame/adminDates.ts'
import { useStaff } from '../frame/staffQuery.ts'
import { buttonRow, card, cardBody, cardTitle } from './cardStyles.tsx'
import { ConfirmStaff } from '../confirm/ConfirmStaff.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'
import { useOrderCall } from './useOrderCall.ts'

/** Requests to take goods back: those that wait are decided here, with the money that follows. */
export function OrderReturns({ staffOrder: { order } }: { staffOrder: StaffOrder }) {
  const { returns = [] } = order
  if (returns.length === 0) return null
  return (
    <section className={card} aria-labelledby="order-returns">
      <h2 className={cardTitle} id="order-returns">
        {texts.returns}
      </h2>
      {returns.map((one) => (
        <ReturnCard key={one.guid} one={one} orderGuid={order.guid} />
      ))}
    </section>
  )
}

function ReturnCard({ one, orderGuid }: { one: OrderReturn; orderGuid: string }) {
  const { guid, state, reason, comment, requestedAt, refundDueAt, refundedAt, amount, answer, lines } = one
  const { role } = useStaff()
  const toast = useToasts()
  const { change, isBusy } = useOrderCall(orderGuid)
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null)
  const [error, setError] = useState('')
  const step = `${state} ${refundedAt}`
  const shownStep = useRef(step)
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that was pressed has gone with its step.
    if (shownStep.current !== step && document.activeElement === document.body) element.current?.focus()
    shownStep.current = step
  }, [step])

  /** Makes a call; where a fresh sign-in is missing it is asked for, and the call is made again. */
  async function run(act: () => Promise<unknown>): Promise<void> {
    const result = await act()
    if (result === 'confirm') setWaiting(() => () => run(act))
    else {
      setWaiting(null)
      if (result !== null) toast({ text: texts.decided, tone: 'ok' })
    }
  }

  function decide(form: HTMLFormElement, isRefused: boolean): void {
    if (isRefused && decisionIn(form, true).answer === '') return setError(texts.answerNeeded)
    setError('')
    // Read anew each time: while the sign-in is asked for, the form can still be changed.
    void run(() => change(decideReturn, { body: decisionIn(form, isRefused) }))
  }

  function decisionIn(form: HTMLFormElement, isRefused: boolean) {
    const fields = new FormData(form)
    const taken = lines.flatMap(({ position, quantity }) => {
      const pieces = Math.min(quantity, Math.max(0, Math.trunc(Number(fields.get(`pieces ${position}`)) || 0)))
      return pieces === 0 ? [] : [{ position, quantity: pieces, isSellable: fields.has(`sellable ${position}`) }]
    })
    const words = String(fields.get('answer') ?? '').trim()
    return { returnGuid: guid, lines: isRefused ? [] : taken, answer: words }
  }

  return (
    <article ref={element} className={cardBody} tabIndex={-1} aria-label={texts.returnStates[state]}>
      <p>
        <b className={strong}>{texts.returnStates[state]}</b>.{' '}
        {texts.returnOf(momentOf(requestedAt), texts.reasons[reason])}
        {comment !== '' && <q className={words}>{comment}</q>}
      </p>
      {refundedAt ? (
        <p>{texts.refunded(amount, momentOf(refundedAt))}</p>
      ) : (
        state !== 'refused' && (
          <p className={warn}>
            {amount > 0 && `${texts.toRefund(amount)}. `}
            {texts.refundDue(momentOf(refundDueAt))}
          </p>
        )
      )}
      {answer !== '' && <p>{answer}</p>}
      {state === 'requested' && mayCall(role, decideReturn) && (
        <form className={fields} noValidate onSubmit={(event) => event.preventDefault()}>
          {lines.map(({ position, name, quantity }) => (
            <div key={position} className={piece}>
              <TextField
                name={`pieces ${position}`}
                type="number"
                min={0}
                max={quantity}
                defaultValue={quantity}
                label={texts.pieces(name, quantity)}
              />
              <Checkbox
                name={`sellable ${position}`}
                defaultChecked={reason === 'unfit'}
                aria-label={texts.sellable(name)}
                label={texts.sellableShort}
              />
            </div>
          ))}
          <Textarea name="answer" label={texts.answer} maxLength={1000} error={error || undefined} />
          <div className={buttonRow}>
            <Button loading={isBusy} onClick={(event) => decide(event.currentTarget.form!, false)}>
              {texts.accept}
            </Button>
            <Button variant="secondary" loading={isBusy} onClick={(event) => decide(event.currentTarget.form!, true)}>
              {texts.refuse}
            </Button>
          </div>
        </form>
      )}
      {state === 'approved' && !refundedAt && amount > 0 && mayCall(role, recordRefund) && (
        <div className={buttonRow}>
          <Button
            variant="secondary"
            loading={isBusy}
            onClick={() => void run(() => change(recordRefund, { body: { returnGuid: guid } }))}
          >
            {texts.recordRefund}
          </Button>
        </div>
      )}
      {waiting && <ConfirmStaff onConfirmed={() => void waiting()} />}
    </article>
  )
}

const strong = css`
  font-weight: ${weight.semibold};
`

const words = css`
  display: block;
  margin-top: ${space.s4};
  color: ${color.textSecondary};
`

const warn = css`
  color: ${color.stateWarn};
`

const fields = css`
  display: grid;
  gap: ${space.s12};
`

const piece = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space.s12};
`
