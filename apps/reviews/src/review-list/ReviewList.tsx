import { css } from '@linaria/core'
import { useQueryClient } from '@tanstack/react-query'
import { listReviews } from '@verstak/contracts/review'
import { listReviewMedia } from '@verstak/contracts/reviewMedia'
import { isMobile, useHost } from '@verstak/host'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { color, media, motion, radius, space } from '@verstak/ui-kit/tokens'
import { Suspense, useId } from 'react'
import { MediaWindowPlace } from '../media-window/MediaWindowPlace.tsx'
import { useMediaWindow } from '../media-window/useMediaWindow.ts'
import { NamedRatings } from '../review-card/NamedRatings.tsx'
import { FilterForm } from './FilterForm.tsx'
import { MediaStrip, MediaStripPlace } from './MediaStrip.tsx'
import { NoReviews } from './NoReviews.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { RatingSummary } from './RatingSummary.tsx'
import { listTexts } from './reviewList.texts.ts'
import { DEFAULT_PARAMS, isFiltered, tabOf, type ReviewParams } from './reviewParams.ts'
import { ReviewResults } from './ReviewResults.tsx'
import type { ReviewsInput } from './reviewsQuery.ts'
import { ReviewTabs } from './ReviewTabs.tsx'
import { SortLine } from './SortLine.tsx'
import { useReviews } from './useReviews.ts'

export interface ReviewListProps {
  input: ReviewsInput
  /** Address of the list with parameters, on a page of it. */
  hrefOf: (params: ReviewParams, page: number) => string
  onChange: (params: ReviewParams) => void
  /** The list has pages with addresses. */
  hasPages?: boolean
}

/** Reviews of a product with their rating, media, tabs, filters and sorting. */
export function ReviewList({ input, hrefOf, onChange, hasPages = false }: ReviewListProps) {
  const { layout } = useHost()
  const queryClient = useQueryClient()
  const panelId = useId()
  const mediaWindow = useMediaWindow(input)
  const shown = useReviews(input)
  const { first, isPending } = shown
  const isPhone = isMobile(layout)
  if (first === 'trouble') {
    return (
      <div className={sheet} data-padded>
        <Message tone="info">{listTexts.trouble}</Message>
      </div>
    )
  }
  const { reviewsCount, summary, filters } = first
  if (reviewsCount.group === 0) {
    return (
      <div className={sheet}>
        <NoReviews />
      </div>
    )
  }

  function changeTab(isCurrentVariant: boolean) {
    // Both are asked for anew (REVIEW-038).
    const paths: unknown[] = [listReviews.path, listReviewMedia.path]
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => paths.includes(queryKey[1]),
      refetchType: 'none',
    })
    onChange(tabOf(isCurrentVariant))
  }

  const clear = () => onChange({ ...DEFAULT_PARAMS, isCurrentVariant: input.isCurrentVariant })
  const cleared = hrefOf({ ...DEFAULT_PARAMS, isCurrentVariant: input.isCurrentVariant }, 1)
  const isEmpty = first.reviews.length === 0
  return (
    <div className={sheet} data-columns={!isPhone || undefined}>
      <div className={rail}>
        {summary && summary.count > 0 && <RatingSummary {...summary} />}
        {!isPhone && (
          <FilterForm
            params={input}
            filters={filters}
            action={hrefOf(DEFAULT_PARAMS, 1)}
            onChange={onChange}
            clearHref={cleared}
          />
        )}
        {!isPhone && summary && summary.averages.length > 0 && (
          <section className={means}>
            <Heading level={2} look="minor">
              {listTexts.means}
            </Heading>
            <NamedRatings ratings={summary.averages} areMeans />
          </section>
        )}
      </div>
      <div className={main}>
        <Suspense fallback={filters.withImages.count > 0 ? <MediaStripPlace /> : null}>
          <MediaStrip
            productGuid={input.productGuid}
            isCurrentVariant={input.isCurrentVariant}
            onOpen={mediaWindow.open}
          />
        </Suspense>
        <ReviewTabs
          counts={reviewsCount}
          isCurrentVariant={input.isCurrentVariant}
          hrefOf={(isCurrentVariant) => hrefOf(tabOf(isCurrentVariant), 1)}
          onChange={changeTab}
          panelId={panelId}
        />
        <div id={panelId} className={panel} role="tabpanel" aria-label={listTexts.list} aria-busy={isPending}>
          {isPhone ? (
            <PhoneBar input={input} onChange={onChange} />
          ) : (
            <SortLine
              params={input}
              defaultSize={input.defaultSize}
              hrefOf={(params) => hrefOf(params, 1)}
              onChange={onChange}
            />
          )}
          {isEmpty ? (
            <NoReviews onClear={isFiltered(input) ? clear : undefined} clearHref={cleared} />
          ) : (
            <ReviewResults
              shown={shown}
              pageHrefOf={hasPages ? (page) => hrefOf(input, page) : undefined}
              onOpenMedium={mediaWindow.open}
            />
          )}
        </div>
      </div>
      <MediaWindowPlace {...mediaWindow} />
    </div>
  )
}

const rail = css`
  display: grid;
  align-content: start;
  gap: ${space.s20};
  padding: ${space.s24};

  @media ${media.phone} {
    padding: ${space.s16} ${space.s12};
    border-bottom: 1px solid ${color.lineHair};
  }
`

const means = css`
  display: grid;
  gap: ${space.s8};
  padding-top: ${space.s20};
  border-top: 1px solid ${color.lineHair};
`

const main = css`
  min-width: 0;
`

const panel = css`
  transition: opacity ${motion.fast};

  &[aria-busy='true'] {
    opacity: 0.5;
  }
`

const sheet = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  &[data-padded] {
    padding: ${space.s20} ${space.s24};
  }

  @media ${media.desktop} {
    &[data-columns] {
      display: grid;
      grid-template-columns: clamp(240px, 24%, 304px) minmax(0, 1fr);
    }

    &[data-columns] > .${main} {
      border-left: 1px solid ${color.lineHair};
    }
  }

  /* From edge to edge. */
  @media ${media.phone} {
    margin-inline: -12px;
    border-width: 1px 0;
    border-radius: 0;
  }
`
