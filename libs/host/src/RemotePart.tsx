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
  /**
   * Replaces `markHydrated` where the content hydrates later than the element: the caller then calls `markHydrated`
   * itself.
   */
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/**
 * Marks a part of the page as belonging to a remote, for failure reports and the team overlay. The element has no box
 * of its own (`display: contents`). It is a custom element because those are allowed wherever their content is.
 */
export function RemotePart({ name, ref = markHydrated, children }: RemotePartProps) {
  const slots = useContext(HostContext)?.slots
  return (
    <remote-part ref={ref} name={name} data-unhydrated={slots && ''} suppressHydrationWarning>
      <PartContext value={name}>{children}</PartContext>
    </remote-part>
  )
}
