import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { desktopPartsAtom } from './desktopPartsAtom.ts'
import { FavoriteRow } from './FavoriteRow.tsx'
import { plainPartsAtom } from './plainPartsAtom.ts'
import { RowMenu } from './RowMenu.tsx'
import { RowNote } from './RowNote.tsx'
import { isAvailable, isPriced, type Row } from './rows.ts'
import { rowBox } from './rowStyles.tsx'
import type { RowActions } from './useRowActions.ts'

export interface ListRowProps {
  row: Row
  listGuid: string
  /** Place among the rows that are shown, and how many there are. */
  at: number
  count: number
  isSelected: boolean
  /** The visitor has lists besides the common one. */
  hasLists: boolean
  /** Always the same. */
  actions: RowActions
}

/** A product of the visitor's own list with all that can be done with it. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { row, listGuid, at, count, isSelected, hasLists, actions } = props
  const Desktop = useAtomValue(desktopPartsAtom)
  const { PlainEdit } = useAtomValue(plainPartsAtom) ?? {}
  const { guid, name } = row

  return (
    <li className={rowBox} data-row={guid} data-out={!isAvailable(row) || undefined}>
      <FavoriteRow
        row={row}
        head={Desktop && <Desktop.RowHead {...{ guid, name, isSelected, actions }} />}
        aside={<RowMenu {...{ row, at, count, hasLists, actions }} />}
        note={
          <>
            <RowNote name={name} note={row.note ?? ''} onSave={(note) => actions.setNote(guid, note)} />
            <noscript>{PlainEdit && <PlainEdit row={row} listGuid={listGuid} />}</noscript>
          </>
        }
        onWanted={actions.setWanted}
        onRemove={(one) => actions.remove([one])}
      >
        {Desktop && row.isActive && isPriced(row) && !row.isAvailable && (
          <Desktop.LateAnalogs product={row} onReplace={(product) => actions.replace(row, product)} />
        )}
      </FavoriteRow>
    </li>
  )
})
