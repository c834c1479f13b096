import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { type ReactNode, useState } from 'react'

export interface FacetGroupProps {
  title: string
  /** Initial state; afterwards only the shopper opens and closes it. */
  isOpen: boolean
  children: ReactNode
}

/** One filter under its name. */
export function FacetGroup({ title, isOpen, children }: FacetGroupProps) {
  // A group must not close when the shopper clears its last value.
  const [isOpenAtFirst] = useState(isOpen)
  return (
    <Disclosure summary={title} defaultOpen={isOpenAtFirst}>
      {children}
    </Disclosure>
  )
}
