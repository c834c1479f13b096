import { css } from '@linaria/core'
import type { Cart, CartItem } from '@verstak/contracts/cart'
import { useHost } from '@verstak/host'
import { Heading } from '@verstak/ui-kit/Heading'
import { space } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { CartLine } from './CartLine.tsx'
import { cartLineTexts } from './cartPage.texts.ts'
import { rowSheet } from './cartRow.tsx'
import { lateLinesAtom } from './lateLinesAtom.ts'
import { LinesBar } from './LinesBar.tsx'
import { UnavailableLine } from './UnavailableLine.tsx'
import { useRemoved } from './useRemoved.ts'
import type { LineRow } from './withRemoved.ts'

export interface CartLinesProps {
  cart: Cart
  /** Pieces left, by product id, of items that had to be reduced. */
  reduced: ReadonlyMap<number, number>
}

/** Items of the cart: available ones first, then the others with the reason. */
export function CartLines({ cart, reduced }: CartLinesProps) {
  const box = useRef<HTMLDivElement>(null)
  const { store } = useHost()
  const late = useAtomValue(lateLinesAtom)
  const removed = useRemoved(cart)
  const [news, setNews] = useState('')
  const available = cart.items.filter(({ isDeleted }) => !isDeleted)
  const rows: LineRow[] = late ? late.withRemoved(available, removed) : available.map((item) => ({ item }))
  const RemovedRow = late?.RemovedRow
  const unavailable = cart.items.filter(({ isDeleted }) => isDeleted)

  /** What was pressed goes with its line; the row with the way back takes the focus of a removed one. */
  function tell(text: string, isFocused = true) {
    setNews(text)
    if (isFocused) box.current?.focus()
  }
  const onRemoved = ({ product }: CartItem) => tell(cartLineTexts.removed(product.name), !store.get(lateLinesAtom))
  const onSaved = ({ product }: CartItem) => tell(cartLineTexts.savedStatus(product.name))

  return (
    <div ref={box} tabIndex={-1} className={lines} role="group" aria-label={cartLineTexts.list}>
      {late && <late.ChangeNotice cart={cart} />}
      <LinesBar items={available} onRemoved={(text) => tell(text, false)} />
      {rows.length > 0 && (
        <ul className={rowSheet}>
          {rows.map(({ item, removed: gone }) =>
            item ? (
              <CartLine
                key={item.guid}
                item={item}
                left={reduced.get(item.id.site)}
                onRemoved={onRemoved}
                onSaved={onSaved}
              />
            ) : (
              RemovedRow && (
                <RemovedRow key={gone.guid} item={gone} onRestored={() => tell(cartLineTexts.restored(gone.name))} />
              )
            ),
          )}
        </ul>
      )}
      {unavailable.length > 0 && (
        <section className={gone}>
          <Heading level={2} look="block">
            {cartLineTexts.unavailable}
          </Heading>
          <ul className={rowSheet}>
            {unavailable.map((item) => (
              <UnavailableLine key={item.guid} item={item} onRemoved={onRemoved} />
            ))}
          </ul>
        </section>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  )
}

const gone = css`
  display: grid;
  gap: ${space.s12};
`

const lines = css`
  position: relative;
  display: grid;
  gap: ${space.s24};
  container-type: inline-size;

  &:focus {
    outline: none;
  }
`
