import { css } from '@linaria/core'
import { pictureTemplate } from '@verstak/drawings'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Picture } from '@verstak/ui-kit/Picture'
import { Ruler } from '@verstak/ui-kit/Ruler'
import { color, media, radius, space } from '@verstak/ui-kit/tokens'
import { compareAddressOf } from './compareAddress.ts'
import { compareTexts as texts } from './comparePage.texts.ts'

/** Drawings that stand on the ruler. */
const TOOLS = [
  pictureTemplate({ drawing: 'drill', livery: 'bosch', view: 'main' }, '{format}'),
  pictureTemplate({ drawing: 'grinder', livery: 'metabo', view: 'main' }, '{format}'),
]

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
    <div className={sheet}>
      <div className={words}>
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
      </div>
      <div className={tools} aria-hidden>
        {TOOLS.map((src) => (
          <Picture key={src} src={src} alt="" size={132} />
        ))}
      </div>
      <Ruler className={floor} />
    </div>
  )
}

const words = css`
  padding: 0 ${space.s40};

  @media ${media.phone} {
    order: 1;
    padding: 0 ${space.s16};
  }
`

const tools = css`
  display: flex;
  align-items: end;
  justify-content: center;
  gap: ${space.s24};
  margin-bottom: -11px;

  @media ${media.phone} {
    padding-top: ${space.s24};
  }
`

const floor = css`
  grid-column: 1 / -1;
`

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
  align-items: end;
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
