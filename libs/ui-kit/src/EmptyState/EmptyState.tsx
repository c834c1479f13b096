import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { color, fontSize, lineHeight, space, tracking, weight } from '../tokens/tokens.ts'

export interface EmptyStateProps {
  /** A drawing or a large icon. */
  picture?: ReactNode
  title: string
  /** What the shopper can do. */
  children?: ReactNode
  /** Buttons. */
  actions?: ReactNode
  /** Level of the heading on the page. */
  level?: 1 | 2 | 3
}

/** Message for an empty list or page, with links or buttons in `actions`. */
export function EmptyState({ picture, title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <section className={state}>
      {picture}
      <Heading className={heading}>{title}</Heading>
      {children && <p className={words}>{children}</p>}
      {actions && <div className={buttons}>{actions}</div>}
    </section>
  )
}

const heading = css`
  font-size: ${fontSize.s24};
  line-height: ${lineHeight.s24};
  font-weight: ${weight.bold};
  letter-spacing: ${tracking.tight};

  /* Within a block with a heading of its own. */
  &:is(h3) {
    font-size: ${fontSize.s18};
  }
`

const words = css`
  max-width: 56ch;
  color: ${color.textSecondary};
`

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-top: ${space.s8};
`

const state = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s8};
  padding: ${space.s32} 0;
`
