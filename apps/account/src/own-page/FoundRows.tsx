import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Pagination, type PaginationProps } from '@verstak/ui-kit/Pagination'
import type { ReactNode } from 'react'

export interface FoundRowsProps extends Pick<PaginationProps, 'page' | 'pageCount' | 'hrefOf'> {
  /** Whether this page has rows. */
  hasRows: boolean
  /** Address without search and filters. */
  all: string
  /** What is said when it has none. */
  words: { nothing: string; nothingText: string; showAll: string }
  children: ReactNode
}

/** Rows of a list that is searched, or that nothing fits; below them the way to the other pages. */
export function FoundRows({ hasRows, all, words, children, ...pages }: FoundRowsProps) {
  return (
    <>
      {hasRows ? (
        children
      ) : (
        <EmptyState
          title={words.nothing}
          actions={
            <Button variant="secondary" href={all}>
              {words.showAll}
            </Button>
          }
        >
          {words.nothingText}
        </EmptyState>
      )}
      <Pagination {...pages} />
    </>
  )
}

/** Instead of a list that has nothing yet: the way to the goods. */
export function NothingYet({ words }: { words: { empty: string; emptyText: string; toCatalogue: string } }) {
  return (
    <EmptyState
      title={words.empty}
      actions={
        <Button size="l" href="/">
          {words.toCatalogue}
        </Button>
      }
    >
      {words.emptyText}
    </EmptyState>
  )
}
