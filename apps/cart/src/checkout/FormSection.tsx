import { css } from '@linaria/core'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, media, radius, space } from '@verstak/ui-kit/tokens'
import { useId, type ReactNode } from 'react'

export interface FormSectionProps {
  title?: string
  children: ReactNode
}

/** Sheet with a group of fields. */
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
  padding: ${space.s20};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    padding: ${space.s16} ${space.s12};
  }
`
