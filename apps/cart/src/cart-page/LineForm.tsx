import { CART_LINES_FORM, cartLinesFormAction } from '@verstak/contracts/cartLineForm'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import type { ReactNode } from 'react'

/** The form of the cart's lines for a visitor without scripts: their buttons and checkboxes refer to it. */
export function LineForm({ className, children }: { className?: string; children?: ReactNode }) {
  const { layout } = useHost()
  const { id } = useRegion()
  return (
    <form id={CART_LINES_FORM} className={className} method="post" action={cartLinesFormAction(layout, id)}>
      {children}
    </form>
  )
}
