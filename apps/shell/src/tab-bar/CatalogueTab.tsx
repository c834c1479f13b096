import { useHost } from '@verstak/host'
import { menuIcon } from '@verstak/ui-kit/icons'
import type { MouseEvent } from 'react'
import { CATALOGUE_ADDRESS } from '@verstak/contracts/address'
import { tabBarTexts } from './tabBar.texts.ts'
import { tabClass } from './tabClass.ts'
import { TabLabel } from './TabLabel.tsx'

export interface CatalogueTabProps {
  /** The page belongs to the catalogue. */
  isCurrent: boolean
}

/** Tab that opens the catalogue over the page (SHELL-019); without code it leads to the departments on the home page. */
export function CatalogueTab({ isCurrent }: CatalogueTabProps) {
  const host = useHost()

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    host.modals.preload()
    import(/* webpackChunkName: "catalogue-phone" */ '../catalogue/openCatalogue.tsx').then(
      ({ openCatalogue }) => openCatalogue(host),
      () => location.assign(CATALOGUE_ADDRESS),
    )
  }

  return (
    <a
      className={tabClass}
      href={CATALOGUE_ADDRESS}
      aria-haspopup="dialog"
      data-current={isCurrent || undefined}
      onClick={open}
    >
      <TabLabel icon={menuIcon}>{tabBarTexts.catalogue}</TabLabel>
    </a>
  )
}
