import { css } from '@linaria/core'
import type { Cart } from '@verstak/contracts/cart'
import { space } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useRef, useState } from 'react'
import { rowSheet } from './cartRow.tsx'
import { LineForm } from './LineForm.tsx'
import { RemovedRow } from './RemovedRow.tsx'
import { SavedLines } from './SavedLines.tsx'
import { useRemoved } from './useRemoved.ts'

/** What is not in the cart: saved lines; and of an empty cart those that were removed. Nothing, if there is neither. */
export function CartAside({ cart }: { cart: Cart }) {
  const { items, saved = [] } = cart
  const removed = useRemoved(cart)
  const isEmpty = items.length === 0
  const box = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')

  function tell(text: string) {
    setNews(text)
    box.current?.focus()
  }

  return (
    <div ref={box} tabIndex={-1} className={stack}>
      {/* A cart with lines has the form already. */}
      {isEmpty && <LineForm />}
      {isEmpty && removed.length > 0 && (
        <ul className={rowSheet}>
          {removed.map((item) => (
            <RemovedRow key={item.guid} item={item} />
          ))}
        </ul>
      )}
      {saved.length > 0 && <SavedLines saved={saved} onChanged={tell} />}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  )
}

const stack = css`
  position: relative;
  display: grid;
  gap: ${space.s16};
  margin: ${space.s24} 0;

  &:focus {
    outline: none;
  }
`
