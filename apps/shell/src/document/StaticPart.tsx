import { useContext } from 'react'
import type { HTMLAttributes } from 'react'
import { ShellContext } from './ShellContext.ts'

export interface StaticPartProps extends HTMLAttributes<HTMLDivElement> {
  /** Name of the part, as `renderParts` gives it. */
  name: string
}

/** A part whose markup comes from the server, so that no page brings code for it; nothing where there is no such part. */
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
