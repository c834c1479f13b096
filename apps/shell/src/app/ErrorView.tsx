import { css } from '@linaria/core'
import { color, dimension, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'

export interface ErrorViewProps {
  title: string
  /** What the shopper can do now. */
  advice: string
  /** Keeps the page out of search engines. */
  isNoIndex?: boolean
  /** Ways out. */
  children: ReactNode
}

/** Heading, advice and the ways out: the shape of all error pages. */
export function ErrorView({ title, advice, isNoIndex, children }: ErrorViewProps) {
  return (
    <section className={view}>
      <title>{title}</title>
      {isNoIndex && <meta name="robots" content="noindex" />}
      <h1 className={heading}>{title}</h1>
      <p className={text}>{advice}</p>
      <div className={actions}>{children}</div>
    </section>
  )
}

const view = css`
  max-width: calc(${dimension.pageMax} + 2 * ${dimension.pageGutter});
  margin: 0 auto;
  padding: ${space.s64} ${dimension.pageGutter};
`

const heading = css`
  font-size: ${fontSize.s32};
  line-height: ${lineHeight.s32};
  font-weight: ${weight.bold};
`

const text = css`
  max-width: 60ch;
  margin: ${space.s12} 0 ${space.s24};
  color: ${color.textSecondary};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
`

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
`
