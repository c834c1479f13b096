import { formatPrice } from '@verstak/money'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { type ComponentType, useState } from 'react'
import type { OrderPartProps } from './OrderPartProps.ts'
import { heading, note, returnAction, row, sheet } from './orderStyles.tsx'
import { returnsTexts } from './returns.texts.ts'
import type { ReturnFormProps } from './ReturnForm.tsx'

/** Requests of returns with what came of them, and the way to a new one, whose form comes late. */
export function OrderReturns({ order, linkKey, onChanged }: OrderPartProps) {
  const { returns = [], returnable } = order
  const [Form, setForm] = useState<ComponentType<ReturnFormProps> | null>(null)
  const [isLost, setIsLost] = useState(false)
  const [isSent, setIsSent] = useState(false)
  if (returns.length === 0 && !returnable) return null

  async function open() {
    setIsSent(false)
    try {
      const { ReturnForm } = await import(/* webpackChunkName: "return-form" */ './ReturnForm.tsx')
      setForm(() => ReturnForm)
      setIsLost(false)
    } catch {
      setIsLost(true)
    }
  }

  return (
    <section className={sheet} aria-label={returnsTexts.title}>
      <Heading level={2} look="block" className={heading}>
        {returnsTexts.title}
      </Heading>
      {returns.length > 0 && (
        <ul>
          {returns.map((one) => (
            <li key={one.guid} className={row} data-plain>
              <div>
                <b>{returnsTexts.state[one.state]}</b>
                <span className={note}>
                  {one.lines
                    .map(({ name, quantity, approved }) => returnsTexts.line(name, approved ?? quantity))
                    .join(', ')}
                </span>
                {one.answer !== '' && <span className={note}>{one.answer}</span>}
              </div>
              {one.amount > 0 && <b>{formatPrice(one.amount)}</b>}
            </li>
          ))}
        </ul>
      )}
      {isSent && (
        <div className={returnAction}>
          <Message tone="ok" isLive>
            {returnsTexts.sent}
          </Message>
        </div>
      )}
      {isLost && (
        <div className={returnAction}>
          <Message tone="danger" isLive>
            {returnsTexts.lost}
          </Message>
        </div>
      )}
      {returnable && Form && (
        <Form
          order={order}
          returnable={returnable}
          linkKey={linkKey}
          onChanged={onChanged}
          onSent={() => {
            setForm(null)
            setIsSent(true)
          }}
        />
      )}
      {returnable && !Form && (
        <div className={returnAction}>
          <Button variant="secondary" onClick={() => void open()}>
            {returnsTexts.open}
          </Button>
          <p>{returnsTexts.byPhone}</p>
        </div>
      )}
    </section>
  )
}
