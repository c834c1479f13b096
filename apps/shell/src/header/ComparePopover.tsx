import { useHost } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { useLocation } from '@verstak/router'
import { PopoverPopup } from '@verstak/ui-kit/PopoverPopup'
import { Spinner } from '@verstak/ui-kit/Spinner'
import type { RefObject } from 'react'
import { useId } from 'react'
import { headerTexts } from './header.texts.ts'
import { COMPARE } from './headerAddresses.ts'
import { usePanelOfLink } from './usePanelOfLink.ts'

export interface ComparePopoverProps {
  /** The link. */
  anchor: RefObject<HTMLAnchorElement | null>
}

/** Panel of the comparison below its link. Its pages show all of it anyway. */
export function ComparePopover({ anchor }: ComparePopoverProps) {
  const { widgets } = useHost()
  const { pathname } = useLocation()
  // Releases of other versions may have no panel.
  const hasPanel = Boolean(widgets.isOffered?.('compare/ComparePreview')) && !pathname.startsWith(COMPARE)
  const id = useId()
  const { isOpen, by, close } = usePanelOfLink(anchor, id, hasPanel)
  return (
    <PopoverPopup
      id={id}
      anchor={anchor as RefObject<HTMLButtonElement | null>}
      isOpen={isOpen}
      onClose={close}
      title={headerTexts.compare}
      look="panel"
      takesFocus={by === 'key'}
      align="center"
    >
      <RemoteWidget
        name="compare/ComparePreview"
        onClose={close}
        fallback={<Spinner label={headerTexts.compareLoading} />}
      />
    </PopoverPopup>
  )
}
