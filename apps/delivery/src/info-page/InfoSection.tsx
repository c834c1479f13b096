import { css } from '@linaria/core'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'

export interface InfoSectionProps {
  title: string
  children: ReactNode
}

/** Named part of an informational page. */
export function InfoSection({ title, children }: InfoSectionProps) {
  return (
    // No landmark: tables within are, under the same name.
    <section className={card}>
      <Heading level={2} look="block">
        {title}
      </Heading>
      {children}
    </section>
  )
}

const card = css`
  padding: ${space.s24};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  @media ${media.phone} {
    padding: ${space.s16};
  }
`
