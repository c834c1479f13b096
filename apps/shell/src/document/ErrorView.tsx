import { css } from '@linaria/core'
import { withSupportPhone } from '@verstak/contracts/support'
import { useHost } from '@verstak/host'
import { pictureTemplate } from '@verstak/drawings'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { TopicLinks } from '../catalogue/TopicLinks.tsx'
import { searchTexts } from '../header/header.texts.ts'
import { SearchForm } from '../header/SearchForm.tsx'

export interface ErrorViewProps {
  title: string
  /** What the visitor can do now. */
  advice: string
  /** Keeps the page out of search engines. */
  isNoIndex?: boolean
  /** Actions besides search and departments. */
  children: ReactNode
}

const PICTURE_SIZE = 228

/** Layout of all error pages: heading, advice and actions. */
export function ErrorView({ title, advice, isNoIndex, children }: ErrorViewProps) {
  return (
    <Container className={view}>
      <title>{title}</title>
      {isNoIndex && <meta name="robots" content="noindex" />}
      <div>
        <Heading level={1}>{title}</Heading>
        <p className={text}>{withSupportPhone(advice, useHost().supportPhone)}</p>
        <div className={search}>
          <SearchForm label={searchTexts.otherLabel} />
        </div>
        <div className={actions}>{children}</div>
        <TopicLinks />
      </div>
      <Picture
        className={picture}
        src={pictureTemplate({ drawing: 'toolbox', livery: 'plain-steel', view: 'main' }, '{format}')}
        alt=""
        size={PICTURE_SIZE}
      />
    </Container>
  )
}

const view = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s48};
  padding-top: ${space.s40};
  padding-bottom: ${space.s40};

  @media ${media.phone} {
    padding-top: ${space.s24};
    padding-bottom: ${space.s24};
  }
`

const text = css`
  max-width: 60ch;
  margin-top: ${space.s8};
  color: ${color.textSecondary};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
`

const search = css`
  display: flex;
  max-width: 640px;
  margin: ${space.s24} 0 ${space.s16};
`

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  margin-bottom: ${space.s24};
`

const picture = css`
  flex: none;

  @media (max-width: 1079px) {
    display: none;
  }
`
