import { css } from '@linaria/core'
import { Heading } from '@verstak/ui-kit/Heading'
import { space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { analogTexts } from '../product.texts.ts'
import { ANALOGS_ID } from './analogsId.ts'

const HEADING_ID = `${ANALOGS_ID}-heading`

/** The part of the page with the analogs; `AnalogHeading` names it. */
export function AnalogSection({ children }: { children: ReactNode }) {
  return (
    <section id={ANALOGS_ID} className={section} aria-labelledby={HEADING_ID}>
      {children}
    </section>
  )
}

export function AnalogHeading() {
  return (
    <Heading level={2} id={HEADING_ID}>
      {analogTexts.title}
    </Heading>
  )
}

const section = css`
  scroll-margin-top: ${space.s16};

  /* What is printed is this product. */
  @media print {
    display: none;
  }
`
