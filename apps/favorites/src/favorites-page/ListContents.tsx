import type { FavoritesList } from '@verstak/contracts/favorites'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { desktopPartsAtom } from './desktopPartsAtom.ts'
import { rowTexts as texts } from './favoritesPage.texts.ts'
import { ListRow } from './ListRow.tsx'
import { card } from './pageStyles.tsx'
import { isInView, type Row, type View } from './rows.ts'
import { rows as rowsBox } from './rowStyles.tsx'
import { useDraggedRows } from './useDraggedRows.ts'
import { useHasLists } from './useFavorites.ts'
import { loadChanges, useListInHand } from './useListInHand.ts'
import { useRowActions } from './useRowActions.ts'
import { ViewChips } from './ViewChips.tsx'

export interface ListContentsProps {
  list: FavoritesList
  /** At least one, in the order of the list. */
  rows: readonly Row[]
}

/** Products of a list: which of them are shown, what can be done with several, and the rows. */
export function ListContents({ list, rows }: ListContentsProps) {
  const Desktop = useAtomValue(desktopPartsAtom)
  const hasLists = useHasLists()
  const [chosenView, setView] = useState<View>('all')
  const box = useRef<HTMLOListElement>(null)
  // The last product of a view may have gone.
  const view = rows.some((row) => isInView(row, chosenView)) ? chosenView : 'all'
  const shown = rows.filter((row) => isInView(row, view))
  const inHand = useListInHand(list)
  const { actions, selected, selectAll, announcement } = useRowActions({ list, shown, inHand, box })
  const chosen = shown.filter(({ guid }) => selected.has(guid)).map(({ guid }) => guid)
  useDraggedRows(box, `${view} ${list.productGuids.join()}`, actions.move)
  const preload = () => void loadChanges().catch(() => undefined)

  return (
    <>
      <ViewChips rows={rows} view={view} onChange={setView} />
      <div className={card} onPointerOver={preload} onFocus={preload}>
        {Desktop && (
          <Desktop.BulkBar
            count={shown.length}
            selected={chosen.length}
            onSelectAll={selectAll}
            onTransfer={hasLists ? (kind) => actions.transfer(kind, chosen) : undefined}
            onRemove={() => actions.remove(chosen)}
          />
        )}
        <ol ref={box} className={rowsBox} aria-label={texts.list}>
          {shown.map((row, at) => (
            <ListRow
              key={row.guid}
              row={row}
              listGuid={list.guid}
              at={at}
              count={shown.length}
              isSelected={selected.has(row.guid)}
              hasLists={hasLists}
              actions={actions}
            />
          ))}
        </ol>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
