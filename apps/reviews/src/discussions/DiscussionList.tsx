import { css } from '@linaria/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Answered, RefusedText } from '@verstak/contracts/textForm'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { color, media, radius, space } from '@verstak/ui-kit/tokens'
import { useEffect, useState } from 'react'
import { AskPlace } from './AskPlace.tsx'
import { DiscussionItem } from './DiscussionItem.tsx'
import { discussionsQuery, moreDiscussionsQuery } from './discussionsQuery.ts'
import { discussionTexts as texts } from './discussions.texts.ts'

export interface DiscussionListProps {
  productGuid: string
  /** Questions that are there at first, and so many more at each press. */
  itemsPerPage: number
  /** The form on the page of questions, which works without scripts: what it answers, and how it went. */
  ask?: DiscussionAsk
}

/** State of the form of a question. */
export interface DiscussionAsk {
  answered: Answered | null
  refused: RefusedText | null
  isSent: boolean
}

/** Questions and comments about a product with their answers, and the form of a new one. */
export function DiscussionList({ productGuid, itemsPerPage, ask }: DiscussionListProps) {
  const host = useHost()
  const [lastPage, setLastPage] = useState(1)
  const { data: first } = useSuspenseQuery(discussionsQuery(host.call, productGuid, 1, itemsPerPage))
  const {
    data: more = [],
    isFetching,
    refetch,
  } = useQuery({ ...moreDiscussionsQuery(host, productGuid, itemsPerPage, lastPage), enabled: false })
  const isMissing = more.length < lastPage - 1
  useEffect(() => {
    if (isMissing) void refetch()
  }, [isMissing, lastPage, refetch])
  const all = [first, ...more].flatMap(({ discussions }) => discussions)
  const unique = [...new Map(all.map((discussion) => [discussion.guid, discussion])).values()]
  const rest = first.pagination.total - unique.length
  return (
    <div className={sheet}>
      <div className={list}>
        {unique.length === 0 && <p className={empty}>{texts.none}</p>}
        {unique.map((discussion) => (
          <DiscussionItem key={discussion.guid} discussion={discussion} />
        ))}
        {rest > 0 && (
          <div className={foot}>
            <Button
              variant="secondary"
              size="l"
              wide
              loading={isFetching}
              loadingLabel={texts.loading}
              onClick={() => (isMissing ? void refetch() : setLastPage(lastPage + 1))}
            >
              {texts.moreQuestions(rest)}
            </Button>
          </div>
        )}
      </div>
      <div id="ask" className={aside}>
        <AskPlace productGuid={productGuid} {...ask} />
      </div>
    </div>
  )
}

const list = css`
  min-width: 0;
`

const empty = css`
  padding: ${space.s24};
  color: ${color.textSecondary};

  @media ${media.phone} {
    padding: ${space.s16} ${space.s12};
  }
`

const foot = css`
  padding: ${space.s24};

  @media (scripting: none) {
    display: none;
  }

  @media ${media.phone} {
    padding: ${space.s16} ${space.s12};
  }
`

const aside = css`
  padding: ${space.s24};
  border-left: 1px solid ${color.lineHair};

  @media ${media.phone} {
    padding: ${space.s16} ${space.s12} ${space.s24};
    border-left: 0;
  }
`

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(280px, 29%, 400px);
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: -12px;
    border-width: 1px 0;
    border-radius: 0;
  }
`
