import type { Host } from '@verstak/host'
import { changeTexts, listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'
import { listsQuery } from '../favorites-changes/favoritesQueries.ts'
import { PART } from '../favorites-changes/loadLate.ts'
import { favoritesAddressOf } from '../favorites-page/favoritesAddress.ts'
import { ChooseList } from './ChooseList.tsx'
import type { ChosenGoods } from './chooseListLogic.ts'
import { windowTexts as texts } from './listWindows.texts.ts'

/** FAV-018. */
const ADDED_MS = 10_000

/** Opens the window that puts products into another list, and tells when they are there. @returns whether they are */
export async function openChooseList(host: Host, goods: ChosenGoods, name: string): Promise<boolean> {
  const { modals, call, queryClient, isServed } = host
  const { closed } = modals.ask(
    {
      kind: 'dialog',
      title: texts[`${goods.kind}Title`],
      width: 432,
      content: (close) => <ChooseList goods={goods} name={name} onDone={close} onCancel={() => close()} />,
    },
    PART,
  )
  const guid = (await closed) as string | undefined
  if (guid === undefined) return false
  const { lists = [] } = (await queryClient.fetchQuery(listsQuery(call)).catch(() => null)) ?? {}
  const list = lists.find((one) => one.guid === guid)
  const href = favoritesAddressOf({ listGuid: guid })
  if (list) {
    const words = goods.kind === 'move' ? changeTexts.movedTo : changeTexts.addedTo
    modals.ask(
      {
        kind: 'toast',
        tone: 'ok',
        key: 'favorites.list',
        text: words(listNameOf(list)),
        durationMs: ADDED_MS,
        ...(isServed?.('/user/favorites/') !== false && { action: { label: changeTexts.open, href } }),
      },
      PART,
    )
  }
  return true
}
