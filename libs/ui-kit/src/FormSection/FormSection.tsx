import { css } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { color, media, radius, space } from '../tokens/tokens.ts'

export interface FormSectionProps {
  /** What the fields are about; names the region. */
  title?: string
  children: ReactNode
}

/** Sheet with a group of fields, one below the other; `FormRow` sets some side by side. */
export function FormSection({ title, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <section className={sheet} aria-labelledby={title && titleId}>
      {title && (
        <Heading level={2} look="block" id={titleId}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  )
}

const sheet = css`
  display: grid;
  gap: ${space.s16};
  min-width: 0;
  padding: ${space.s20};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    padding: ${space.s16} ${space.s12};
  }
`
