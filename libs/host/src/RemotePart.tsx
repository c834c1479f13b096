import { useContext } from 'react'
import type { ReactNode, Ref } from 'react'
import { HostContext, PartContext } from './hostContext.ts'
import { markHydrated } from './markHydrated.ts'

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
  /** Where what is in the part is hydrated later than its element, who has this calls `markHydrated`. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/**
 * Marks a part of the page as a remote's, for failures and for the team overlay. The element has no box of its own
 * (`display: contents`); a custom one, because it may stand wherever its content may.
 */
export function RemotePart({ name, ref = markHydrated, children }: RemotePartProps) {
  const slots = useContext(HostContext)?.slots
  return (
    <remote-part ref={ref} name={name} data-unhydrated={slots && ''} suppressHydrationWarning>
      <PartContext value={name}>{children}</PartContext>
    </remote-part>
  )
}
