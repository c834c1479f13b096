import { useRef, useState } from 'react'
import type { ComponentType, RefObject } from 'react'
import { ActionLink, type ActionLinkProps } from './ActionLink.tsx'

/** Link to the comparison. The mouse above it, or an arrow down, shows the latest products in a panel below. */
export function CompareLink(props: ActionLinkProps) {
  const anchor = useRef<HTMLAnchorElement>(null)
  const [Popover, setPopover] = useState<ComponentType<{ anchor: RefObject<HTMLAnchorElement | null> }>>()

  // Without the panel the link still leads to the page.
  function bring() {
    import(/* webpackChunkName: "compare-panel" */ './ComparePopover.tsx').then(
      ({ ComparePopover }) => setPopover(() => ComparePopover),
      () => undefined,
    )
  }

  return (
    <>
      <ActionLink {...props} ref={anchor} onPointerEnter={bring} onFocus={bring} />
      {Popover && <Popover anchor={anchor} />}
    </>
  )
}
