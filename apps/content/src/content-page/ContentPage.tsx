import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ContentDocument, ContentSummary } from '@verstak/contracts/content'
import { formatDate } from '@verstak/dates'
import { isMobile, useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'
import { ContentBody } from '../content-blocks/ContentBody.tsx'
import { Contents } from '../legal-page/Contents.tsx'
import { LinkCard } from '../legal-page/LinkCard.tsx'
import { ContentHead } from './ContentHead.tsx'
import { OUR_ACTIONS } from './contentLoader.ts'
import { contentQuery } from './contentQuery.ts'
import { contentTexts } from './content.texts.ts'
import { PromotionCards } from './PromotionCards.tsx'

const FEWEST_SECTIONS = 3
/** The shop's days begin in Moscow, wherever the reader is. */
const TIME_ZONE = 'Europe/Moscow'

/** An informational page, a promo page, a piece of news or an article. */
export function ContentPage() {
  const { call, layout } = useHost()
  const path = useLoaderData<string>()
  const { data: document } = useSuspenseQuery(contentQuery(call, path))
  const { title, lead, blocks, others, kind } = document
  const sections = blocks.filter((block) => block.kind === 'heading').length
  const list = kind === 'news' || kind === 'article' ? contentTexts.lists[kind] : null
  return (
    <Container className={page}>
      <ContentHead document={document} />
      <Breadcrumbs
        items={[
          { label: contentTexts.home, href: '/' },
          ...(list ? [{ label: list.title, href: list.path }] : []),
          { label: title },
        ]}
      />
      <div className={columns}>
        {sections >= FEWEST_SECTIONS ? <Contents blocks={blocks} isFolded={isMobile(layout)} /> : <div />}
        <article className={text}>
          <header>
            <Heading level={1}>{title}</Heading>
            {list && <Byline document={document} />}
            <p className={words}>{lead}</p>
          </header>
          {path === OUR_ACTIONS && <PromotionCards />}
          <ContentBody path={path} blocks={blocks} />
        </article>
        <aside className={side}>
          <LinkCard title={contentTexts.more} links={others.map(toLink)} />
        </aside>
      </div>
    </Container>
  )
}

function Byline({ document: { publishedAt, author, minutes } }: { document: ContentDocument }) {
  return (
    <p className={byline}>
      <time dateTime={publishedAt}>{dateOf(publishedAt)}</time>
      {author && <span>{author}</span>}
      <span>{contentTexts.minutes(minutes)}</span>
    </p>
  )
}

const dateOf = (time: string) => formatDate(new Date(time), TIME_ZONE)

const toLink = ({ path, title, publishedAt, minutes }: ContentSummary) => ({
  label: title,
  href: path,
  note: `${contentTexts.minutes(minutes)}, ${dateOf(publishedAt)}`,
})

const byline = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s16};
  margin-top: ${space.s8};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const words = css`
  margin-top: ${space.s12};
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
`

const text = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s20};
  max-width: 720px;
`

const side = css`
  display: grid;
  gap: ${space.s16};
`

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
  align-items: start;
  padding-top: ${space.s8};

  @media ${media.desktop} {
    grid-template: 'contents text' auto 'contents side' 1fr / 216px minmax(0, 1fr);
    gap: ${space.s32};

    > :nth-child(1) {
      grid-area: contents;
    }

    > :nth-child(2) {
      grid-area: text;
    }

    > :nth-child(3) {
      grid-area: side;
    }
  }

  @media ${media.wide} {
    grid-template: 'contents text side' auto / 232px minmax(0, 1fr) 344px;
  }
`

const page = css`
  padding-bottom: ${space.s32};
`
