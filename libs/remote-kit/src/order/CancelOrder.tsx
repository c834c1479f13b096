import { CANCEL_ORDER_FORM_PATH } from '@verstak/contracts/order'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { Message } from '@verstak/ui-kit/Message'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AttemptKey } from '../attemptKey.tsx'
import type { OrderPartProps } from './OrderPartProps.ts'
import { orderStateTexts } from './orderState.texts.ts'
import { outcome, question, sheet } from './orderStyles.tsx'

const load = async () => (await import(/* webpackChunkName: "cancel-order" */ './sendCancellation.ts')).sendCancellation
/** Brings the code of the call before the press. Never fails. */
const bring = (): void => void load().catch(() => undefined)

export interface CancelOrderProps extends OrderPartProps {
  /** The page is one of the cabinet, to which the form without scripts leads back. */
  isInCabinet?: boolean
}

/** Cancels an order after a question; without scripts it is a plain form. */
export function CancelOrder({ order: { guid, canCancel }, linkKey, onChanged, isInCabinet }: CancelOrderProps) {
  const host = useHost()
  const { phone } = useRegion()
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState<{ tone: 'ok' | 'danger'; text: string }>()
  const attempt = useRef<AttemptKey>(null)
  const told = useRef<HTMLDivElement>(null)

  // The pressed button may be gone.
  useEffect(() => {
    if (result) told.current?.focus()
  }, [result])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    try {
      const sendCancellation = await load()
      const body = { guid, ...(linkKey !== undefined && { key: linkKey }) }
      const refusal = await sendCancellation(host, { body, attempt, phone })
      setResult(refusal === null ? { tone: 'ok', text: orderStateTexts.cancelled } : { tone: 'danger', text: refusal })
      await onChanged()
    } catch {
      setResult({ tone: 'danger', text: orderStateTexts.lost })
    }
    setIsSending(false)
  }

  return (
    <>
      {result && (
        <div ref={told} tabIndex={-1} className={outcome}>
          <Message tone={result.tone} isLive>
            {result.text}
          </Message>
        </div>
      )}
      {canCancel && (
        <div className={sheet}>
          <Disclosure summary={orderStateTexts.cancel} onOpen={bring}>
            <form
              method="post"
              action={CANCEL_ORDER_FORM_PATH}
              className={question}
              onSubmit={(event) => void send(event)}
            >
              <input type="hidden" name="order" value={guid} />
              {isInCabinet && <input type="hidden" name="page" value="cabinet" />}
              {linkKey !== undefined && <input type="hidden" name="key" value={linkKey} />}
              <p>{orderStateTexts.cancelQuestion}</p>
              <Button type="submit" variant="secondary" loading={isSending} loadingLabel={orderStateTexts.cancelling}>
                {orderStateTexts.cancelSure}
              </Button>
            </form>
          </Disclosure>
        </div>
      )}
    </>
  )
}
