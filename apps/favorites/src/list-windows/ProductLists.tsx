import { useQuery } from '@tanstack/react-query'
import { addToFavoritesList, type FavoritesList } from '@verstak/contracts/favorites'
import { removeFavoritesItems } from '@verstak/contracts/favoritesItems'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { useState } from 'react'
import { changeLists } from '../favorites-changes/changeLists.ts'
import { listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'
import { listsQuery } from '../favorites-changes/favoritesQueries.ts'
import { listRow, listRows, subject } from './listWindowStyles.tsx'
import { windowTexts as texts } from './listWindows.texts.ts'

export interface ProductListsProps {
  product: Pick<WidgetProps['favorites/FavoriteToggle']['product'], 'guid' | 'name'>
  /** Takes the product out of all lists. */
  onRemoveAll: () => void
}

/** Content of the heart's window: the lists, with a button that puts the product in or takes it out (FAV-004, FAV-005). */
export function ProductLists({ product: { guid, name }, onRemoveAll }: ProductListsProps) {
  const host = useHost()
  const { data, isError, isFetching, refetch } = useQuery(listsQuery(host.call))
  const [changing, setChanging] = useState<string | null>(null)

  async function change({ guid: listGuid, productGuids }: FavoritesList) {
    if (changing !== null) return
    setChanging(listGuid)
    await changeLists(host, () =>
      productGuids.includes(guid)
        ? host.call(removeFavoritesItems, { body: { listGuid, productGuids: [guid] } })
        : host.call(addToFavoritesList, { body: { listGuid, productGuid: guid } }),
    )
    await host.queryClient.refetchQueries({ queryKey: listsQuery(host.call).queryKey })
    setChanging(null)
  }

  return (
    <>
      <p className={subject}>{name}</p>
      {!data && isError && <ErrorState title={texts.failed} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !isError && <Spinner label={texts.loading} />}
      <ul className={listRows}>
        {data?.lists.map((list) => {
          const isIn = list.productGuids.includes(guid)
          const listName = listNameOf(list)
          return (
            <li key={list.guid} className={listRow}>
              <span>{listName}</span>
              <Button
                variant={isIn ? 'secondary' : 'outline'}
                size="s"
                loading={changing === list.guid}
                aria-label={isIn ? texts.removeFromListOf(listName) : texts.addToListOf(listName)}
                onClick={() => void change(list)}
              >
                {isIn ? texts.removeFromList : texts.addToList}
              </Button>
            </li>
          )
        })}
      </ul>
      <ModalFooter>
        <Button variant="secondary" size="l" wide onClick={onRemoveAll}>
          {texts.removeAll}
        </Button>
      </ModalFooter>
    </>
  )
}
