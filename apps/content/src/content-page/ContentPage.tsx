import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ContentDocument, ContentSummary } from '@verstak/contracts/content'
import { formatDate } from '@verstak/dates'
import { isMobile, useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { ContentBody } from '../content-blocks/ContentBody.tsx'
import { PhotoImage } from '../content-blocks/PhotoImage.tsx'
import { Contents } from '../document-frame/Contents.tsx'
import { DocumentFrame } from '../document-frame/DocumentFrame.tsx'
import { LinkCard } from '../document-frame/LinkCard.tsx'
import { ContentHead } from './ContentHead.tsx'
import { OUR_ACTIONS } from './contentLoader.ts'
import { shownQuery, type ShownDocument } from './contentQuery.ts'
import { contentTexts } from './content.texts.ts'
import { PromotionCards } from './PromotionCards.tsx'

const FEWEST_SECTIONS = 3
const COVER_SIZES = '(max-width: 960px) 100vw, 760px'
/** The shop's days begin in Moscow, wherever the reader is. */
const TIME_ZONE = 'Europe/Moscow'

/** An informational page, a promo page, a piece of news or an article; also as a preview of a version. */
export function ContentPage() {
  const { call, layout } = useHost()
  const shown = useLoaderData<ShownDocument>()
  const { data: document } = useSuspenseQuery(shownQuery(call, shown))
  const { title, lead, blocks, others, kind, cover } = document
  const sections = blocks.filter((block) => block.kind === 'heading').length
  const list = kind === 'news' || kind === 'article' ? contentTexts.lists[kind] : null
  const isPreview = shown.previewKey !== null
  return (
    <DocumentFrame
      head={<ContentHead document={document} isPreview={isPreview} />}
      breadcrumbs={[
        { label: contentTexts.home, href: '/' },
        ...(list ? [{ label: list.title, href: list.path }] : []),
        { label: title },
      ]}
      title={title}
      lead={
        <>
          {list && <Byline document={document} />}
          <p className={words}>{lead}</p>
        </>
      }
      contents={sections >= FEWEST_SECTIONS ? <Contents blocks={blocks} isFolded={isMobile(layout)} /> : null}
      side={<LinkCard title={contentTexts.more} links={others.map(toLink)} />}
    >
      {isPreview && (
        <Message tone="warn" title={contentTexts.preview}>
          {contentTexts.previewOf}
        </Message>
      )}
      {cover !== undefined && (
        <PhotoImage guid={cover} alt="" width={960} height={540} sizes={COVER_SIZES} className={coverBox} priority />
      )}
      {shown.path === OUR_ACTIONS && <PromotionCards />}
      <ContentBody document={shown} blocks={blocks} />
    </DocumentFrame>
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

const coverBox = css`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.card};
  object-fit: cover;
`

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
