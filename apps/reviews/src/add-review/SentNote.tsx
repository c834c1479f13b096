import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon } from '@verstak/ui-kit/icons'
import { color, radius, space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { addReviewTexts as texts } from './addReview.texts.ts'
import type { SentReview } from './reviewLogic.ts'

export interface SentNoteProps {
  sent: SentReview
  productLink: string
}

/** What happens to a review that was sent: a guest confirms it by a letter first. */
export function SentNote({ sent: { state, email }, productLink }: SentNoteProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const isUnconfirmed = state === 'unconfirmed'
  return (
    <div ref={box} className={card} role="status" tabIndex={-1}>
      <Icon shape={checkIcon} size="l" className={tick} />
      <Heading level={2} look="section">
        {isUnconfirmed ? texts.confirmTitle : texts.thanks}
      </Heading>
      <p>{isUnconfirmed ? (email ? texts.confirmText(email) : texts.confirmTextPlain) : texts.thanksText}</p>
      <Button variant="secondary" href={productLink}>
        {texts.toProduct}
      </Button>
    </div>
  )
}

const tick = css`
  color: ${color.stateOk};
`

const card = css`
  display: grid;
  justify-items: start;
  gap: ${space.s12};
  padding: ${space.s24};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`
