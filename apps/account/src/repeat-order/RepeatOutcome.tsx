import { cartAddress } from '@verstak/contracts/address'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { useEffect, useRef } from 'react'
import { repeatTexts as texts } from './repeat.texts.ts'
import { outcomePlace } from './repeatStyles.tsx'
import { RepeatLines } from './RepeatLines.tsx'
import type { RepeatState } from './useRepeat.ts'

/** What a repeated order has brought into the cart and what not; the way on is in focus. */
export function RepeatOutcome({ outcome }: { outcome: RepeatState }) {
  const { layout } = useHost()
  const place = useRef<HTMLDivElement>(null)
  const isDone = 'report' in outcome
  useEffect(() => {
    if (isDone) place.current?.querySelector('a')?.focus()
  }, [isDone])
  if (!isDone)
    return (
      <Message tone="danger" isLive>
        {outcome.problem}
      </Message>
    )
  const { lines } = outcome.report
  const added = lines.filter(({ taken }) => taken > 0).length
  const isChanged = lines.some(({ outcome: one }) => one !== 'same')
  return (
    <div ref={place} className={outcomePlace}>
      <Message
        tone={added === 0 ? 'danger' : isChanged ? 'warn' : 'ok'}
        title={added > 0 ? texts.added(added) : texts.nothing}
        isLive
      >
        {isChanged && <RepeatLines lines={lines} />}
      </Message>
      <Button href={cartAddress(layout)} wide variant="secondary">
        {texts.openCart}
      </Button>
    </div>
  )
}
