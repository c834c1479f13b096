import {
  clearFavoritesList,
  closeFavoritesList,
  deleteFavoritesList,
  openFavoritesList,
  type FavoritesList,
} from '@verstak/contracts/favorites'
import { copySharedFavorites } from '@verstak/contracts/favoritesItems'
import type { ConfirmRequest, Host } from '@verstak/host'
import { PART } from '../favorites-changes/loadLate.ts'
import { changeLists } from '../favorites-changes/changeLists.ts'
import { listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'
import { accessTexts, listTexts } from './listChanges.texts.ts'

/* What comes with the first press: what is done with a list as a whole. */

/** FAV-020. */
const CLOSED_MS = 4_000
const COPIED_MS = 2_000

/** Takes everything out of a list after a window has asked. @param count its products */
export async function clearList(host: Host, list: FavoritesList, count: number): Promise<void> {
  const { clearTitle, clearText, clearLabel } = listTexts
  const { guid } = list
  if (!(await isSure(host, clearTitle(listNameOf(list)), clearText(count), clearLabel))) return
  await changeLists(host, () => host.call(clearFavoritesList, { body: { guid } }))
}

/** Deletes a list after a window has asked. @returns whether it is gone */
export async function deleteList(host: Host, list: FavoritesList, count: number): Promise<boolean> {
  const { removeTitle, removeText, removeLabel } = listTexts
  const { guid } = list
  if (!(await isSure(host, removeTitle(listNameOf(list)), removeText(count), removeLabel))) return false
  return (await changeLists(host, () => host.call(deleteFavoritesList, { body: { guid } }))) !== null
}

/** Opens a list to those who have its link. */
export async function openAccess(host: Host, guid: string, onBegin: () => void): Promise<void> {
  onBegin()
  await changeLists(host, () => host.call(openFavoritesList, { body: { guid } }))
}

/** Closes it again after a window has asked. */
export async function closeAccess(host: Host, guid: string, onBegin: () => void): Promise<void> {
  const { closeTitle, closeText, closeLabel, closeDone } = accessTexts
  if (!(await isSure(host, closeTitle, closeText, closeLabel))) return
  onBegin()
  const answer = await changeLists(host, () => host.call(closeFavoritesList, { body: { guid } }))
  if (answer) {
    host.modals.ask({ kind: 'toast', text: closeDone, durationMs: CLOSED_MS, key: 'favorites.closed' }, PART)
  }
}

/** Copies somebody's list into the visitor's own. */
export const copyShared = (host: Host, sharingKey: string) =>
  changeLists(host, () => host.call(copySharedFavorites, { body: { sharingKey } }))

/** Tells that the link of a list is copied, or that it is to be copied out of its field. */
export function announceCopied({ modals }: Host, isCopied: boolean): void {
  const { copied, copyByHand } = accessTexts
  modals.ask(
    isCopied ? { kind: 'toast', text: copied, tone: 'ok', durationMs: COPIED_MS } : { kind: 'toast', text: copyByHand },
    PART,
  )
}

async function isSure({ modals }: Host, title: string, text: ConfirmRequest['text'], confirmLabel: string) {
  return (await modals.ask({ kind: 'confirm', title, text, confirmLabel }, PART).closed) === true
}
