import type { FavoritesList } from '@verstak/contracts/favorites'
import type { Host } from '@verstak/host'
import { PART } from '../favorites-changes/showListFailure.tsx'
import type { ChosenGoods } from './chooseListLogic.ts'
import type { NamedList } from './listNameLogic.ts'
// Styles of lazily loaded code.
import './listWindowStyles.tsx'

/** As `openListName`, whose code comes with the first press. */
export async function askListName(
  host: Host,
  list: Pick<FavoritesList, 'guid' | 'name'> | null = null,
): Promise<NamedList | null> {
  try {
    const { openListName } = await import(/* webpackChunkName: "list-windows" */ './openListName.tsx')
    return await openListName(host, list)
  } catch {
    host.modals.ask({ kind: 'error', advice: 'later' }, PART)
    return null
  }
}

/** As `openChooseList`, whose code comes with the first press. */
export async function askList(host: Host, goods: ChosenGoods, name: string): Promise<boolean> {
  try {
    const { openChooseList } = await import(/* webpackChunkName: "list-windows" */ './openChooseList.tsx')
    return await openChooseList(host, goods, name)
  } catch {
    host.modals.ask({ kind: 'error', advice: 'later' }, PART)
    return false
  }
}
