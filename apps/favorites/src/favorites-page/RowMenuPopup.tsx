import { readApiError } from '@verstak/api-client/readApiError'
import { addToCompare } from '@verstak/contracts/compare'
import { useHost, type Host } from '@verstak/host'
import { applyConfirmedMark, sendMark } from '@verstak/remote-kit/applyConfirmedMark'
import { binIcon, compareIcon, copyIcon } from '@verstak/ui-kit/icons'
import type { MenuItem } from '@verstak/ui-kit/Menu'
import { MenuPopup } from '@verstak/ui-kit/MenuPopup'
import type { LazyPopupProps } from '@verstak/ui-kit/useLazyPopup'
import { PART } from '../favorites-changes/loadLate.ts'
import { fallIcon, moveIcon, upIcon } from './favoritesIcons.ts'
import { rowTexts } from './favoritesPage.texts.ts'
import { menuTexts as texts } from './listChanges.texts.ts'
import { isPriced, type Row } from './rows.ts'
import type { RowActions } from './useRowActions.ts'

export interface RowMenuPopupProps extends LazyPopupProps {
  row: Row
  /** Place among the rows that are shown, and how many there are. */
  at: number
  count: number
  /** The visitor has lists besides the common one. */
  hasLists: boolean
  actions: RowActions
}

/** All that can be done with a product of a list. */
export function RowMenuPopup({ row, at, count, hasLists, actions, ...popup }: RowMenuPopupProps) {
  const host = useHost()
  const { guid, name } = row
  const items: MenuItem[] = []
  if (isPriced(row)) items.push({ label: texts.compare, icon: compareIcon, onSelect: () => void compare(host, row) })
  if (at > 1) items.push({ label: texts.top, icon: upIcon, onSelect: () => actions.step(guid, 'top') })
  if (at > 0) items.push({ label: texts.up, icon: upIcon, onSelect: () => actions.step(guid, -1) })
  if (at < count - 1) items.push({ label: texts.down, icon: fallIcon, onSelect: () => actions.step(guid, 1) })
  if (hasLists) {
    items.push({ label: texts.move, icon: moveIcon, onSelect: () => actions.transfer('move', [guid]) })
    items.push({ label: texts.copy, icon: copyIcon, onSelect: () => actions.transfer('copy', [guid]) })
  }
  items.push({ label: texts.remove, icon: binIcon, isDanger: true, onSelect: () => actions.remove([guid]) })
  return <MenuPopup {...popup} label={rowTexts.actions(name)} align="end" items={items} />
}

async function compare(host: Host, { id: productId, guid }: Row & { id: number }): Promise<void> {
  const { call, modals } = host
  try {
    const { attributes } = await sendMark(host, () => call(addToCompare, { body: { productGuids: [guid] } }))
    const { compareCount: count, revision } = attributes
    applyConfirmedMark(host, { list: 'compare', productId, isMarked: true, count, revision })
    modals.ask({ kind: 'toast', text: texts.compared, tone: 'ok' }, PART)
  } catch (error) {
    const text = readApiError(error)?.message
    modals.ask(text ? { kind: 'error', text } : { kind: 'error', advice: 'later' }, PART)
  }
}
