import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { infoTexts } from './info.texts.ts'

export interface InfoFrameProps {
  /** Path of the page. */
  address: string
  /** Heading of the page. */
  title: string
  /** For search engines. */
  description: string
  /** Sentences below the heading. */
  lead: string
  children: ReactNode
}

/** Head, way back and heading of an informational page. */
export function InfoFrame({ address, title, description, lead, children }: InfoFrameProps) {
  const { publicOrigin } = useHost()
  return (
    <Container className={page}>
      <title>{infoTexts.documentTitle(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={publicOrigin + address} />
      <Breadcrumbs items={[{ label: infoTexts.home, href: '/' }, { label: title }]} />
      <article className={body}>
        <header>
          <Heading level={1}>{title}</Heading>
          <p className={words}>{lead}</p>
        </header>
        {children}
      </article>
    </Container>
  )
}

const page = css`
  padding-bottom: ${space.s40};
`

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
  max-width: 960px;
`

const words = css`
  max-width: 72ch;
  margin-top: ${space.s12};
  color: ${color.textSecondary};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
`
