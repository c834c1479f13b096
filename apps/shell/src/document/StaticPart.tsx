import { useContext } from 'react'
import type { HTMLAttributes } from 'react'
import { ShellContext } from './ShellContext.ts'

export interface StaticPartProps extends HTMLAttributes<HTMLDivElement> {
  /** Name of the part in the result of `renderParts`. */
  name: string
}

/** A part with server markup and no browser code; renders nothing when there is no such part. */
export function StaticPart({ name, ...rest }: StaticPartProps) {
  const html = useContext(ShellContext).parts?.[name]
  return html ? <div {...rest} data-static={name} dangerouslySetInnerHTML={{ __html: html }} /> : null
}

/** The static parts as the server sent them. */
export const readParts = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-static]')].map((part) => [
      part.dataset['static'],
      part.innerHTML,
    ]),
  )
