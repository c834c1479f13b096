import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import type { CategoryWithChildren, IncludedItem, Topic } from '@verstak/contracts/catalogue'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Chip } from '@verstak/ui-kit/Chip'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Skeleton } from '@verstak/ui-kit/Skeleton'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { catalogueTexts } from './catalogue.texts.ts'
import { isListed } from './isListed.ts'
import { LevelHead, LevelRow, LevelRows } from './LevelRows.tsx'
import { topicMenuQuery } from './topicMenuQuery.ts'

export interface TopicLevelProps {
  topic: Topic
  onBack: () => void
  /** Opens the level of a category. */
  onChoose: (group: CategoryWithChildren) => void
}

/** The categories of a department, its brands and consumables. */
export function TopicLevel({ topic, onBack, onChoose }: TopicLevelProps) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const { data, isPending, isError, isFetching, refetch } = useQuery(topicMenuQuery(call, topic.id, regionId))
  const groups = data?.groups ?? topic.children.map((child) => ({ ...child, children: [] }))
  return (
    <>
      <LevelHead
        category={{ ...topic, count: data?.count ?? topic.count }}
        above={catalogueTexts.title}
        onBack={onBack}
      />
      {isError && (
        <div className={trouble}>
          <ErrorState title={catalogueTexts.failure} onRetry={() => void refetch()} isRetrying={isFetching}>
            {catalogueTexts.failureAdvice}
          </ErrorState>
        </div>
      )}
      {isPending ? (
        <div aria-busy>
          <VisuallyHidden role="status">{catalogueTexts.loading}</VisuallyHidden>
          {topic.children.map(({ id }) => (
            <Skeleton key={id} height="56px" className={place} />
          ))}
        </div>
      ) : (
        <LevelRows label={topic.name}>
          {groups.filter(isListed).map((group) => (
            <LevelRow
              key={group.id}
              category={group}
              note={catalogueTexts.products(group.count)}
              onOpen={group.children.some(isListed) ? () => onChoose(group) : undefined}
            />
          ))}
        </LevelRows>
      )}
      <Chips title={catalogueTexts.brands} items={data?.popularBrands ?? []} />
      <Chips title={catalogueTexts.consumables} items={data?.consumables ?? []} />
    </>
  )
}

function Chips({ title, items }: { title: string; items: readonly IncludedItem[] }) {
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <p className={chipsTitle}>{title}</p>
      <div className={chips}>
        {items.map(({ id, name, url }) => (
          <Chip key={id} label={name} href={url} size="m" />
        ))}
      </div>
    </section>
  )
}

const trouble = css`
  margin-bottom: ${space.s16};
`

const place = css`
  margin: 0 0 12px !important;
`

const chipsTitle = css`
  margin: ${space.s20} 0 ${space.s8};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`
