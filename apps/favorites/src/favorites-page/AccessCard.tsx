import { useQuery } from '@tanstack/react-query'
import type { FavoritesList } from '@verstak/contracts/favorites'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Icon } from '@verstak/ui-kit/Icon'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { copyIcon, shareIcon } from '@verstak/ui-kit/icons'
import { TextField } from '@verstak/ui-kit/TextField'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { clsx } from 'clsx/lite'
import { useRef, useState } from 'react'
import { loadLate } from '../favorites-changes/loadLate.ts'
import { listsQuery } from '../favorites-changes/favoritesQueries.ts'
import { accessText, accessTitle, linkRow, screenOnly } from './accessStyles.tsx'
import { favoritesAddressOf } from './favoritesAddress.ts'
import { linkIcon, lockIcon } from './favoritesIcons.ts'
import { shareTexts as texts } from './access.texts.ts'
import { sideCard } from './pageStyles.tsx'
import { loadListChanges } from './useListActions.ts'

/** Who sees the list, and the link for others. */
export function AccessCard({ list }: { list: FavoritesList }) {
  return (
    <section className={clsx(sideCard, screenOnly)} aria-labelledby="favorites-access">
      <AccessContent guid={list.guid} sharingKey={list.sharingKey} titleId="favorites-access" />
    </section>
  )
}

/** The same as content of a window. */
export function AccessWindow({ guid }: { guid: string }) {
  const { data } = useQuery(listsQuery(useHost().call))
  return <AccessContent guid={guid} sharingKey={data?.lists.find((one) => one.guid === guid)?.sharingKey ?? null} />
}

interface AccessContentProps extends Pick<FavoritesList, 'guid' | 'sharingKey'> {
  titleId?: string
}

function AccessContent({ guid, sharingKey, titleId }: AccessContentProps) {
  const host = useHost()
  const { early } = useModals()
  const [isChanging, setIsChanging] = useState(false)
  const isOpen = sharingKey !== null

  async function change() {
    const late = await loadLate(host, loadListChanges)
    const begin = () => setIsChanging(true)
    await (isOpen ? late?.closeAccess(host, guid, begin) : late?.openAccess(host, guid, begin))
    setIsChanging(false)
  }

  return (
    <>
      <h2 id={titleId} className={accessTitle}>
        <Icon shape={isOpen ? linkIcon : lockIcon} />
        {isOpen ? texts.opened : texts.closed}
      </h2>
      <p className={accessText}>{isOpen ? texts.openedText : texts.closedText}</p>
      {isOpen && <ShareLink sharingKey={sharingKey} />}
      <span {...early}>
        <Button
          wide
          variant="secondary"
          icon={isOpen ? lockIcon : shareIcon}
          loading={isChanging}
          onClick={() => void change()}
        >
          {isOpen ? texts.close : texts.share}
        </Button>
      </span>
    </>
  )
}

function ShareLink({ sharingKey }: { sharingKey: string }) {
  const host = useHost()
  const isHydrated = useIsHydrated()
  const place = useRef<HTMLDivElement>(null)
  const path = favoritesAddressOf({ sharingKey })
  const address = isHydrated ? new URL(path, location.origin).href : path

  async function copy() {
    let isCopied = true
    try {
      // At once: some browsers allow it in the press only.
      await navigator.clipboard.writeText(address)
    } catch {
      isCopied = false
      place.current?.querySelector('input')?.select()
    }
    ;(await loadLate(host, loadListChanges))?.announceCopied(host, isCopied)
  }

  return (
    <div ref={place} className={linkRow}>
      <TextField label={texts.link} isLabelHidden readOnly value={address} />
      <IconButton shape={copyIcon} label={texts.copy} onClick={() => void copy()} />
    </div>
  )
}
