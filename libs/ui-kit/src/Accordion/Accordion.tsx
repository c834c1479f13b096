import { css } from '@linaria/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { color, radius } from '../tokens/tokens.ts'

/** A section of an accordion. */
export interface AccordionPart {
  /** Unique among the sections; always visible. */
  title: string
  content: ReactNode
  /** Initially open. */
  defaultOpen?: boolean
}

export interface AccordionProps {
  parts: readonly AccordionPart[]
  /** Opening one section closes the others; by default they are independent. */
  single?: boolean
}

/**
 * Collapsible sections. Work without JavaScript; the browser's page search finds closed content.
 *
 * Keyboard: Tab goes from title to title, Enter and Space open and close.
 */
export function Accordion({ parts, single }: AccordionProps) {
  const name = useId()
  return (
    <div className={box}>
      {parts.map(({ title, content, defaultOpen }) => (
        <Disclosure key={title} summary={title} {...(single ? { name } : {})} {...(defaultOpen ? { defaultOpen } : {})}>
          {content}
        </Disclosure>
      ))}
    </div>
  )
}

const box = css`
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1px ${color.lineHair};
`
