import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { space } from '@verstak/ui-kit/tokens'
import { Suspense, useState, type ReactNode } from 'react'
import { ROWS } from './myReviewsQueries.ts'
import { myReviewsTexts as texts } from './myReviews.texts.ts'

export interface MorePagesProps {
  total: number
  /** One page of the rows. */
  renderPage: (page: number) => ReactNode
}

/** Rows page by page, the next ones below the others. */
export function MorePages({ total, renderPage }: MorePagesProps) {
  const [count, setCount] = useState(1)
  return (
    <div className={stack}>
      {Array.from({ length: count }, (_, index) => (
        <Suspense key={index} fallback={<Spinner label={texts.loading} />}>
          {renderPage(index + 1)}
        </Suspense>
      ))}
      {total > count * ROWS && (
        <Button variant="secondary" size="l" onClick={() => setCount(count + 1)}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`
