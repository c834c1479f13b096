import type { FavoritesList } from '@verstak/contracts/favorites'
import type { Host } from '@verstak/host'
import { loadLate } from '../favorites-changes/loadLate.ts'
import type { ChosenGoods } from './chooseListLogic.ts'
import type { NamedList } from './listNameLogic.ts'
// Styles of lazily loaded code.
import './listWindowStyles.tsx'

/** As `openListName`, whose code comes with the first press. */
export async function askListName(
  host: Host,
  list: Pick<FavoritesList, 'guid' | 'name'> | null = null,
): Promise<NamedList | null> {
  const late = await loadLate(host, () => import(/* webpackChunkName: "list-windows" */ './openListName.tsx'))
  return late && late.openListName(host, list)
}

/** As `openChooseList`, whose code comes with the first press. */
export async function askList(host: Host, goods: ChosenGoods, name: string): Promise<boolean> {
  const late = await loadLate(host, () => import(/* webpackChunkName: "list-windows" */ './openChooseList.tsx'))
  return late !== null && late.openChooseList(host, goods, name)
}
