import { isMobile, type Host } from '@verstak/host'
import { atom } from 'jotai'
import type { AccessCard } from './AccessCard.tsx'
import type { BulkBar } from './BulkBar.tsx'
import type { LateAnalogs } from './LateAnalogs.tsx'
import type { ListHead } from './ListHead.tsx'
import type { ListLinks } from './ListLinks.tsx'
import type { RowHead } from './RowHead.tsx'
import type { SaveLinks } from './SaveLinks.tsx'

interface DesktopParts {
  AccessCard: typeof AccessCard
  BulkBar: typeof BulkBar
  LateAnalogs: typeof LateAnalogs
  ListHead: typeof ListHead
  ListLinks: typeof ListLinks
  RowHead: typeof RowHead
  SaveLinks: typeof SaveLinks
}

/** What a list has on desktops only; null on phones, which do not load it. */
export const desktopPartsAtom = atom<DesktopParts | null>(null)

/** Loads that code, before the page is rendered or hydrated. Without it a list can still be read and bought. */
export async function loadDesktopParts({ store, layout }: Pick<Host, 'store' | 'layout'>): Promise<void> {
  if (isMobile(layout) || store.get(desktopPartsAtom)) return
  const [{ AccessCard }, { BulkBar }, { LateAnalogs }, { ListHead }, { ListLinks }, { RowHead }, { SaveLinks }] =
    await Promise.all([
      import(/* webpackChunkName: "content" */ './AccessCard.tsx'),
      import(/* webpackChunkName: "content" */ './BulkBar.tsx'),
      import(/* webpackChunkName: "content" */ './LateAnalogs.tsx'),
      import(/* webpackChunkName: "content" */ './ListHead.tsx'),
      import(/* webpackChunkName: "content" */ './ListLinks.tsx'),
      import(/* webpackChunkName: "content" */ './RowHead.tsx'),
      import(/* webpackChunkName: "content" */ './SaveLinks.tsx'),
    ])
  store.set(desktopPartsAtom, { AccessCard, BulkBar, LateAnalogs, ListHead, ListLinks, RowHead, SaveLinks })
}
