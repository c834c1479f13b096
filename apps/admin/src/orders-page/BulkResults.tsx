import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { color, space } from '@verstak/ui-kit/tokens'
import { card, cardBody, cardTitle } from '../order-page/cardStyles.tsx'
import { bulkTexts as texts } from './bulkOrders.texts.ts'
import type { BulkOrders } from './useBulkOrders.ts'

export interface BulkResultsProps {
  state: BulkOrders
  onStop: () => void
  onHide: () => void
}

/** What became of each of the chosen orders, while it becomes so. */
export function BulkResults({ state: { title, all, results, isRunning }, onStop, onHide }: BulkResultsProps) {
  const done = results.filter(({ isDone }) => isDone).length
  return (
    <section className={card} aria-labelledby="bulk-results">
      <h2 className={cardTitle} id="bulk-results">
        {title}
        <small role="status">{isRunning ? texts.progress(results.length, all) : texts.summary(done, all - done)}</small>
        <span className={gap} />
        <Button variant="ghost" size="s" onClick={isRunning ? onStop : onHide}>
          {isRunning ? texts.stop : texts.hide}
        </Button>
      </h2>
      <ul className={cardBody}>
        {results.map(({ guid, number, isDone, text }) => (
          <li key={guid} className={row}>
            <Link href={`/admin/orders/${guid}/`}>{number}</Link>
            <span className={word} data-done={isDone}>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const gap = css`
  flex: 1;
`

const row = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space.s12};
`

const word = css`
  color: ${color.stateWarn};

  &[data-done='true'] {
    color: ${color.stateOk};
  }
`
