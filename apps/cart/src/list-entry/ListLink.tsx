import { cartAddress } from '@verstak/contracts/address'
import { LIST_PARAMETER } from '@verstak/contracts/cartListForm'
import { useHost } from '@verstak/host'
import { Button, type LinkButtonProps } from '@verstak/ui-kit/Button'
import { listIcon } from '@verstak/ui-kit/icons'
import type { MouseEvent } from 'react'

/** Opens the window of a list of codes; without scripts a page with it. */
export function ListLink(props: Omit<LinkButtonProps, 'href'>) {
  const host = useHost()
  const address = `${cartAddress(host.layout)}?${LIST_PARAMETER}=open#${LIST_PARAMETER}`

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    host.modals.preload()
    void import(/* webpackChunkName: "list-entry" */ './openListEntry.tsx').then(
      ({ openListEntry }) => openListEntry(host),
      () => location.assign(address),
    )
  }

  return <Button {...props} icon={listIcon} href={address} onClick={open} />
}
