import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef, useState } from 'react'
import { deliveryTexts as texts } from './deliveryParts.texts.ts'
import type { DeliveryAnswer } from './deliveryQuery.ts'
import { shownCart, type Goods } from './ordered.ts'

export interface DeliveryNotesProps {
  answer: DeliveryAnswer
  goods: Goods
  /** The shopper's choice as a text: another price of the same choice is told. */
  choice: string
  /** The answer is that to this choice, not yet to the one before. */
  isSettled: boolean
  when: string
}

/** What the delivery costs and why, when it comes, and why it has no price. */
export function DeliveryNotes({ answer, goods, choice, isSettled, when }: DeliveryNotesProps) {
  const host = useHost()
  const { parts, refusal, isByAgreement, price } = answer
  const changed = useChange(choice, isSettled, refusal || isByAgreement ? null : price)
  const items = shownCart(host, goods)?.items ?? []
  const names = answer.pickupOnly.flatMap((id) => items.find((item) => item.id.site === id)?.product.name ?? [])
  return (
    <>
      {refusal && refusal !== 'not-chosen' && (
        <Message tone={isByAgreement ? 'info' : 'warn'} {...(isByAgreement && { title: texts.byAgreement })} isLive>
          {[texts.refusals[refusal], ...(refusal === 'pickup-only' ? [names.join('; ')] : [])].join(' ')}
        </Message>
      )}
      {changed && (
        <Message tone="info" isLive>
          {texts.changed(changed.before, changed.now)}
        </Message>
      )}
      {!refusal && (
        <p className={note}>
          {when}
          {parts.length > 1 && (
            <>
              {'. '}
              {parts
                .map(({ kind, price: part }) => `${texts.parts[kind]} ${signed(kind === 'discount' ? -part : part)}`)
                .join(', ')}
            </>
          )}
        </p>
      )}
    </>
  )
}

const signed = (kopecks: number) => (kopecks === 0 ? texts.free : formatPrice(kopecks))

/** The price before and now, once it has changed without another choice; null until then. */
function useChange(choice: string, isSettled: boolean, price: number | null) {
  const seen = useRef({ choice, price })
  const [changed, tell] = useState<{ before: number; now: number; choice: string } | null>(null)
  useEffect(() => {
    if (!isSettled) return
    const before = seen.current
    seen.current = { choice, price }
    if (before.choice !== choice || before.price === null || price === null || before.price === price) return
    tell({ before: before.price, now: price, choice })
  }, [choice, isSettled, price])
  return changed?.choice === choice ? changed : null
}

const note = css`
  margin: 0 0 ${space.s4};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
