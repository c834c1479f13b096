import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CONTENT_PAGE_SIZE } from '@verstak/contracts/content'
import { formatDate } from '@verstak/dates'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Pagination } from '@verstak/ui-kit/Pagination'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { PhotoImage } from '../content-blocks/PhotoImage.tsx'
import { contentListQuery } from '../content-page/contentQuery.ts'
import { contentTexts as texts } from '../content-page/content.texts.ts'
import type { ContentListInput } from './contentListLoader.ts'

const TIME_ZONE = 'Europe/Moscow'
const COVER_SIZES = '(max-width: 767px) 96px, 192px'

/** News or articles of the shop, the newest first. */
export function ContentListPage() {
  const { call, publicOrigin } = useHost()
  const input = useLoaderData<ContentListInput>()
  const { data } = useSuspenseQuery(contentListQuery(call, input))
  const { title, description, path } = texts.lists[input.kind]
  const hrefOf = (page: number) => (page === 1 ? path : `${path}?page=${page}`)
  return (
    <Container className={frame}>
      <title>{texts.head(input.page === 1 ? title : texts.pageOf(title, input.page))}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={publicOrigin + hrefOf(input.page)} />
      <Breadcrumbs items={[{ label: texts.home, href: '/' }, { label: title }]} />
      <Heading level={1}>{title}</Heading>
      {data.items.length === 0 ? (
        <EmptyState title={texts.empty} level={2} />
      ) : (
        <ul className={list}>
          {data.items.map((item) => (
            <li key={item.path} className={row} data-cover={item.cover !== undefined || undefined}>
              {item.cover !== undefined && (
                <PhotoImage
                  guid={item.cover}
                  alt=""
                  width={192}
                  height={108}
                  sizes={COVER_SIZES}
                  className={coverBox}
                />
              )}
              <div className={words}>
                <Link href={item.path} className={name}>
                  {item.title}
                </Link>
                <p>{item.lead}</p>
                <p className={note}>
                  <time dateTime={item.publishedAt}>{formatDate(new Date(item.publishedAt), TIME_ZONE)}</time>
                  <span>{texts.minutes(item.minutes)}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={input.page} pageCount={Math.ceil(data.total / CONTENT_PAGE_SIZE)} hrefOf={hrefOf} />
    </Container>
  )
}

const list = css`
  display: grid;
  max-width: 960px;
  margin: ${space.s16} 0 ${space.s24};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const words = css`
  display: grid;
  gap: ${space.s6};
  min-width: 0;
`

const coverBox = css`
  width: 192px;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.control};
  object-fit: cover;

  @media ${media.phone} {
    width: 96px;
  }
`

const row = css`
  display: grid;
  padding: ${space.s16} ${space.s20};
  overflow-wrap: anywhere;

  &[data-cover] {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.s16};
  }

  &:not(:first-child) {
    border-top: 1px solid ${color.lineHair};
  }
`

const name = css`
  width: fit-content;
  color: ${color.textPrimary};
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
  font-weight: ${weight.semibold};

  &:hover {
    color: ${color.textLinkHover};
  }
`

const note = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s16};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const frame = css`
  padding-bottom: ${space.s32};
`
