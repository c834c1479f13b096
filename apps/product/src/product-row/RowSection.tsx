import { css } from '@linaria/core'
import { Heading } from '@verstak/ui-kit/Heading'
import { space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'

export interface RowHeadingProps {
  /** Id of the row, which addresses lead to. */
  id: string
  /** What the products are to that of the page. */
  title: string
}

const headingIdOf = (id: string) => `${id}-heading`

/** Part of the page with other products; `RowHeading` of the same id names it. */
export function RowSection({ id, children }: Pick<RowHeadingProps, 'id'> & { children: ReactNode }) {
  return (
    <section id={id} className={section} aria-labelledby={headingIdOf(id)}>
      {children}
    </section>
  )
}

export function RowHeading({ id, title }: RowHeadingProps) {
  return (
    <Heading level={2} id={headingIdOf(id)}>
      {title}
    </Heading>
  )
}

const section = css`
  scroll-margin-top: ${space.s16};

  & + & {
    margin-top: ${space.s32};
  }

  /* What is printed is this product. */
  @media print {
    display: none;
  }
`
