import { css } from '@linaria/core'
import { Heading } from '@verstak/ui-kit/Heading'
import { dimension, media, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { analogTexts } from '../product.texts.ts'
import { ANALOGS_ID } from './analogsId.ts'

export interface AnalogSectionProps {
  /** Buttons at the end of the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** Heading of the analogs and what stands below it. */
export function AnalogSection({ actions, children }: AnalogSectionProps) {
  return (
    <section id={ANALOGS_ID} className={section} aria-labelledby={HEADING_ID}>
      <div className={head}>
        <Heading level={2} id={HEADING_ID}>
          {analogTexts.title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  )
}

const HEADING_ID = `${ANALOGS_ID}-heading`

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  min-height: ${dimension.tapMin};
  margin-bottom: ${space.s12};

  @media ${media.phone} {
    margin-bottom: ${space.s4};
  }
`

const section = css`
  scroll-margin-top: ${space.s16};

  /* What is printed is this product. */
  @media print {
    display: none;
  }
`
