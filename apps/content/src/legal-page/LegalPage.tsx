import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { legalAddress } from '@verstak/contracts/legal'
import { isMobile, useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { useLeads } from '@verstak/remote-kit/useLeads'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'
import { editionOf } from '../legal-text/editionOf.ts'
import { LegalBody } from '../legal-text/LegalBody.tsx'
import { legalDocumentQuery, type LegalInput } from '../legal-text/legalDocumentQuery.ts'
import { Contents } from './Contents.tsx'
import { LegalHead } from './LegalHead.tsx'
import { LinkCard } from './LinkCard.tsx'
import { legalPageTexts } from './legalPage.texts.ts'

/** A legal document: its text, its contents, the other documents and its other versions. */
export function LegalPage() {
  const { call, layout } = useHost()
  const leads = useLeads()
  const { data: document } = useSuspenseQuery(legalDocumentQuery(call, useLoaderData<LegalInput>()))
  const { slug, title, isCurrent, blocks, versions, others } = document
  return (
    <Container className={page}>
      <LegalHead document={document} />
      <Breadcrumbs items={[{ label: legalPageTexts.home, href: '/' }, { label: title }]} />
      <div className={columns}>
        <Contents blocks={blocks} isFolded={isMobile(layout)} />
        <article className={text}>
          <header>
            <Heading level={1}>{title}</Heading>
            <p className={edition}>{editionOf(document)}</p>
          </header>
          {!isCurrent && (
            <Message tone="warn">
              {legalPageTexts.isOld}{' '}
              <Link href={legalAddress(slug)} className={link}>
                {legalPageTexts.toCurrent}
              </Link>
            </Message>
          )}
          <LegalBody blocks={blocks} place="page" />
        </article>
        <aside className={side}>
          <LinkCard
            title={legalPageTexts.others}
            links={others
              .map((other) => ({ label: other.title, href: legalAddress(other.slug) }))
              .filter(({ href }) => leads(href))}
          />
          {versions.length > 1 && (
            <LinkCard
              title={legalPageTexts.editions}
              links={versions.map((one, index) => ({
                label: editionOf(one),
                href: index === 0 ? legalAddress(slug) : legalAddress(slug, one.version),
                isHere: one.version === document.version,
                ...(index === 0 ? { note: legalPageTexts.current } : {}),
              }))}
            />
          )}
        </aside>
      </div>
    </Container>
  )
}

const link = css`
  color: ${color.textLink};
  text-decoration: underline;
`

const edition = css`
  margin-top: ${space.s8};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
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
