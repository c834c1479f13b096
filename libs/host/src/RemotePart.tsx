import type { ReactNode } from 'react'
import { PartContext } from './hostContext.ts'
import type { HydrationMark } from './hydrationMark.tsx'

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- as React declares its elements
  namespace JSX {
    interface IntrinsicElements {
      'remote-part': DetailedHTMLProps<HTMLAttributes<HTMLElement> & { name: string }, HTMLElement>
    }
  }
}

export interface RemotePartProps {
  /** `cart` for a page, `cart/AddToCart` for a widget. */
  name: string
  /** Where the part is hydrated by itself. */
  mark?: HydrationMark
  children: ReactNode
}

/**
 * Marks a part of the page as a remote's, for failures and for the team overlay. The element has no box of its own
 * (`display: contents`); a custom one, because it may stand wherever its content may.
 */
export function RemotePart({ name, mark, children }: RemotePartProps) {
  return (
    <remote-part name={name} {...mark}>
      <PartContext value={name}>{children}</PartContext>
    </remote-part>
  )
}
