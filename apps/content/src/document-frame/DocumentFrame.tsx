import { css } from '@linaria/core'
import { Breadcrumbs, type BreadcrumbsProps } from '@verstak/ui-kit/Breadcrumbs'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { media, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'

export interface DocumentFrameProps {
  /** Title, metadata and structured data. */
  head: ReactNode
  breadcrumbs: BreadcrumbsProps['items']
  title: string
  /** Below the title. */
  lead: ReactNode
  /** Links to the sections; null where there are too few. */
  contents: ReactNode
  /** Cards beside the text, on narrow screens below it. */
  side: ReactNode
  /** The text. */
  children: ReactNode
}

/** A page of reading: contents, text and links to other texts in three columns where there is room. */
export function DocumentFrame({ head, breadcrumbs, title, lead, contents, side, children }: DocumentFrameProps) {
  return (
    <Container className={page}>
      {head}
      <Breadcrumbs items={breadcrumbs} />
      <div className={columns}>
        {contents ?? <div />}
        <article className={text}>
          <header>
            <Heading level={1}>{title}</Heading>
            {lead}
          </header>
          {children}
        </article>
        <aside className={cards}>{side}</aside>
      </div>
    </Container>
  )
}

const text = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s20};
  max-width: 720px;
`

const cards = css`
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
