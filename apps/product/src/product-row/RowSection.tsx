import { css } from '@linaria/core'
import { Heading } from '@verstak/ui-kit/Heading'
import { space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'

export interface RowHeadingProps {
  /** Id of the row, used as an anchor. */
  id: string
  /** Heading of the row. */
  title: string
}

const headingIdOf = (id: string) => `${id}-heading`

/** Section with other products, labelled by the `RowHeading` of the same id. */
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

  /* Print shows this product only. */
  @media print {
    display: none;
  }
`
