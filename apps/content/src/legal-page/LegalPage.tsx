import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { legalAddress } from '@verstak/contracts/legal'
import { isMobile, useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { useLeads } from '@verstak/remote-kit/useLeads'
import { Link } from '@verstak/ui-kit/Link'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { Contents } from '../document-frame/Contents.tsx'
import { DocumentFrame } from '../document-frame/DocumentFrame.tsx'
import { LinkCard } from '../document-frame/LinkCard.tsx'
import { editionOf } from '../legal-text/editionOf.ts'
import { LegalBody } from '../legal-text/LegalBody.tsx'
import { legalDocumentQuery, type LegalInput } from '../legal-text/legalDocumentQuery.ts'
import { LegalHead } from './LegalHead.tsx'
import { legalPageTexts } from './legalPage.texts.ts'

/** A legal document: its text, its contents, the other documents and its other versions. */
export function LegalPage() {
  const { call, layout } = useHost()
  const leads = useLeads()
  const { data: document } = useSuspenseQuery(legalDocumentQuery(call, useLoaderData<LegalInput>()))
  const { slug, title, isCurrent, blocks, versions, others } = document
  // Only a preview's link leads to one that is not published.
  const isPlanned = versions.every(({ version }) => version !== document.version)
  return (
    <DocumentFrame
      head={<LegalHead document={document} />}
      breadcrumbs={[{ label: legalPageTexts.home, href: '/' }, { label: title }]}
      title={title}
      lead={<p className={edition}>{editionOf(document)}</p>}
      contents={<Contents blocks={blocks} isFolded={isMobile(layout)} />}
      side={
        <>
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
        </>
      }
    >
      {!isCurrent && (
        <Message tone="warn" title={isPlanned ? legalPageTexts.preview : ''}>
          {isPlanned ? legalPageTexts.isPlanned : legalPageTexts.isOld}{' '}
          <Link href={legalAddress(slug)} className={link}>
            {legalPageTexts.toCurrent}
          </Link>
        </Message>
      )}
      <LegalBody blocks={blocks} place="page" />
    </DocumentFrame>
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
