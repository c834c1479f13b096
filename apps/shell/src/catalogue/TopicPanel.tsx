import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import type { Category, CategoryWithChildren, Topic } from '@verstak/contracts/catalogue'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Link } from '@verstak/ui-kit/Link'
import { Skeleton } from '@verstak/ui-kit/Skeleton'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { catalogueTexts } from './catalogue.texts.ts'
import { CategoryGroup, linesOf } from './CategoryGroup.tsx'
import { isListed } from './isListed.ts'
import { splitIntoThirds } from './splitIntoThirds.ts'
import { TopicExtras } from './TopicExtras.tsx'
import { topicMenuQuery } from './topicMenuQuery.ts'

export interface TopicPanelProps {
  topic: Topic
}

/** Skeleton of loading categories: number of lines by block. */
const PLACES = [5, 4, 6, 3, 5, 4]

/** The chosen department of the catalogue menu: its categories in three columns, its brands and consumables. */
export function TopicPanel({ topic }: TopicPanelProps) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const { data, isPending, isError, isFetching, refetch } = useQuery(topicMenuQuery(call, topic.id, regionId))
  const groups = (data?.groups ?? topic.children.map(withoutChildren)).filter(isListed)
  return (
    <div className={panel} data-topic-panel>
      <div className={main}>
        <p className={head}>
          <Link href={topic.url} className={title}>
            {topic.name}
          </Link>
          <Link href={topic.url}>{catalogueTexts.all(data?.count ?? topic.count)}</Link>
        </p>
        {isError && (
          <div className={trouble}>
            <ErrorState title={catalogueTexts.failure} onRetry={() => void refetch()} isRetrying={isFetching}>
              {catalogueTexts.failureAdvice}
            </ErrorState>
          </div>
        )}
        {isPending ? <Places /> : <Thirds groups={groups} />}
      </div>
      {data && <TopicExtras brands={data.popularBrands} consumables={data.consumables} />}
    </div>
  )
}

/** Categories from the page's own data, without children. */
const withoutChildren = (category: Category): CategoryWithChildren => ({ ...category, children: [] })

function Thirds({ groups }: { groups: readonly CategoryWithChildren[] }) {
  return (
    <div className={thirds} data-thirds>
      {splitIntoThirds(groups, linesOf).map((column, index) => (
        <ul key={index} className={columnClass}>
          {column.map((group) => (
            <CategoryGroup key={group.id} group={group} />
          ))}
        </ul>
      ))}
    </div>
  )
}

function Places() {
  return (
    <div className={thirds} aria-busy>
      <VisuallyHidden role="status">{catalogueTexts.loading}</VisuallyHidden>
      {splitIntoThirds(PLACES, (lines) => lines).map((column, index) => (
        <div key={index} className={columnClass}>
          {column.map((lines, place) => (
            <div key={place}>
              {Array.from({ length: lines }, (_, line) => (
                <Skeleton key={line} width={line === 0 ? '70%' : '50%'} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const panel = css`
  display: grid;
  align-content: start;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* As high as the list of departments, so that the height does not change with the department. */
  min-height: 456px;

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 288px;
    align-content: stretch;
  }
`

const main = css`
  padding: ${space.s20} ${space.s20} ${space.s24};

  @media ${media.wide} {
    padding: ${space.s20} ${space.s32};
  }
`

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s4} ${space.s16};
  margin-bottom: ${space.s12};
`

const title = css`
  color: ${color.textPrimary};
  font-size: ${fontSize.s24};
  line-height: ${lineHeight.s24};
  font-weight: ${weight.bold};
`

const trouble = css`
  max-width: 560px;
  margin-bottom: ${space.s16};
`

const thirds = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.s16};

  @media ${media.wide} {
    gap: ${space.s24};
  }
`

const columnClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s16};
`
