import { css } from '@linaria/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { color, radius } from '../tokens/tokens.ts'

/** A part of an accordion. */
export interface AccordionPart {
  /** Unlike those of the other parts; always seen. */
  title: string
  content: ReactNode
  /** Open at first. */
  defaultOpen?: boolean
}

export interface AccordionProps {
  parts: readonly AccordionPart[]
  /** One open part closes the others; without it each is for itself. */
  single?: boolean
}

/**
 * Parts below each other that open and close, without JavaScript too, and are found by the search of the browser.
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
