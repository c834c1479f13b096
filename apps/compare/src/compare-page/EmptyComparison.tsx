import { Stand } from '@verstak/remote-kit/Stand'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { compareAddressOf } from './compareAddress.ts'
import { compareTexts as texts } from './comparePage.texts.ts'

export interface EmptyComparisonProps {
  /** Nothing is compared at all, or not in this category, or the link is wrong. */
  reason: 'nothing' | 'category' | 'unknown-set'
}

const WORDS = {
  nothing: { title: texts.empty, advice: texts.emptyAdvice, level: 2 },
  category: { title: texts.emptyCategory, advice: texts.emptyCategoryAdvice, level: 2 },
  'unknown-set': { title: texts.unknownSet, advice: texts.unknownSetAdvice, level: 1 },
} as const

/** Instead of the table: why there is none, and the way on. */
export function EmptyComparison({ reason }: EmptyComparisonProps) {
  const { title, advice, level } = WORDS[reason]
  const isWrongLink = reason === 'unknown-set'
  return (
    <Stand>
      <EmptyState
        level={level}
        title={title}
        actions={
          <Button size="l" href={isWrongLink ? compareAddressOf({}) : '/'}>
            {isWrongLink ? texts.toOwn : texts.toCatalogue}
          </Button>
        }
      >
        {advice}
      </EmptyState>
    </Stand>
  )
}
