import type { FavoritesList } from '@verstak/contracts/favorites'
import type { ProductTile } from '@verstak/contracts/product'
import { isMobile, useHost } from '@verstak/host'
import { WhenNear } from '@verstak/remote-kit/WhenNear'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { askList } from '../list-windows/lateWindows.ts'
import { analogs } from './analogStyles.tsx'
import { BulkBar } from './BulkBar.tsx'
import { FavoriteRow } from './FavoriteRow.tsx'
import { rowTexts as texts, viewTexts } from './favoritesPage.texts.ts'
import { PlainEdit } from './PlainEdit.tsx'
import { card } from './pageStyles.tsx'
import { RowAnalogs } from './RowAnalogs.tsx'
import { RowGrip } from './RowGrip.tsx'
import { RowMenu } from './RowMenu.tsx'
import { RowNote } from './RowNote.tsx'
import { isAvailable, isInView, isPriced, movedTo, type Row, type View } from './rows.ts'
import { rowBox, rowHead, rows as rowsBox } from './rowStyles.tsx'
import { useDraggedRows } from './useDraggedRows.ts'
import { useHasLists } from './useFavorites.ts'
import { useListInHand } from './useListInHand.ts'
import { useReplacement } from './useReplacement.ts'
import { ViewChips } from './ViewChips.tsx'

export interface ListContentsProps {
  list: FavoritesList
  /** At least one, in the order of the list. */
  rows: readonly Row[]
}

/** Products of a list: which of them are shown, what can be done with several, and the rows. */
export function ListContents({ list, rows }: ListContentsProps) {
  const host = useHost()
  const isPhone = isMobile(host.layout)
  const hasLists = useHasLists()
  const inHand = useListInHand(list)
  const replace = useReplacement(list, inHand)
  const [chosenView, setView] = useState<View>('all')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')
  const box = useRef<HTMLOListElement>(null)
  const focusedNext = useRef<string>(null)
  const guids = list.productGuids

  // The last product of a view may have gone.
  const view = rows.some((row) => isInView(row, chosenView)) ? chosenView : 'all'
  const shown = rows.filter((row) => isInView(row, view))
  const chosen = shown.filter(({ guid }) => selected.has(guid)).map(({ guid }) => guid)
  useDraggedRows(box, `${view} ${guids.join()}`, move)

  // The pressed button went with its row.
  useEffect(() => {
    if (focusedNext.current === null) return
    box.current?.querySelector<HTMLElement>(`[data-actions="${focusedNext.current}"]`)?.focus()
    focusedNext.current = null
  }, [guids])

  function move(guid: string, targetGuid: string) {
    const order = movedTo(guids, guid, targetGuid)
    const { name } = rows.find((row) => row.guid === guid)!
    setAnnouncement(texts.moved(name, order.indexOf(guid) + 1, order.length))
    void inHand.reorder(order)
  }

  function remove(gone: readonly string[]) {
    const at = shown.findIndex(({ guid }) => guid === gone[0])
    const left = shown.filter(({ guid }) => !gone.includes(guid))
    focusedNext.current = (left[at] ?? left.at(-1))?.guid ?? null
    setSelected(new Set())
    void inHand.remove(gone)
  }

  async function transfer(kind: 'move' | 'copy', productGuids: readonly string[], name: string) {
    const isDone = await askList(host, { kind, fromGuid: list.guid, productGuids }, name)
    if (isDone) setSelected(new Set())
  }

  function select(guid: string, isSelected: boolean) {
    setSelected((known) => {
      const next = new Set(known)
      if (isSelected) next.add(guid)
      else next.delete(guid)
      return next
    })
  }

  function stepsOf(at: number) {
    const { guid } = shown[at]!
    const to = (place: number) => {
      const target = shown[place]
      return target && place !== at && (() => move(guid, target.guid))
    }
    const [up, down, top] = [to(at - 1), to(at + 1), at > 1 && to(0)]
    return { ...(up && { up }), ...(down && { down }), ...(top && { top }) }
  }

  const headOf = ({ guid, name }: Row, at: number) => (
    <div className={rowHead}>
      <Checkbox
        label={<VisuallyHidden>{texts.select(name)}</VisuallyHidden>}
        checked={selected.has(guid)}
        onChange={({ currentTarget }) => select(guid, currentTarget.checked)}
      />
      <RowGrip
        name={name}
        onStep={(step) => {
          const { up, down } = stepsOf(at)
          ;(step < 0 ? up : down)?.()
        }}
      />
    </div>
  )

  return (
    <>
      <ViewChips rows={rows} view={view} onChange={setView} />
      <div className={card}>
        {!isPhone && (
          <BulkBar
            count={shown.length}
            selected={chosen.length}
            onSelectAll={(isSelected) => setSelected(new Set(isSelected ? shown.map(({ guid }) => guid) : []))}
            onTransfer={hasLists ? (kind) => void transfer(kind, chosen, nameOf(chosen, rows)) : undefined}
            onRemove={() => remove(chosen)}
          />
        )}
        <ol ref={box} className={rowsBox} aria-label={texts.list}>
          {shown.map((row, at) => (
            <li key={row.guid} className={rowBox} data-row={row.guid} data-out={!isAvailable(row) || undefined}>
              <FavoriteRow
                row={row}
                head={!isPhone && headOf(row, at)}
                aside={
                  <RowMenu
                    row={row}
                    onStep={stepsOf(at)}
                    onTransfer={hasLists ? (kind) => void transfer(kind, [row.guid], row.name) : undefined}
                    onRemove={() => remove([row.guid])}
                  />
                }
                note={
                  <>
                    <RowNote name={row.name} note={row.note ?? ''} onSave={(note) => inHand.setNote(row.guid, note)} />
                    <PlainEdit row={row} listGuid={list.guid} />
                  </>
                }
                onWanted={inHand.setWanted}
                onRemove={(guid) => remove([guid])}
              >
                {!isPhone && row.isActive && isPriced(row) && !row.isAvailable && (
                  <WhenNear className={analogs}>
                    <RowAnalogs product={row} onReplace={(product: ProductTile) => replace(row, product)} />
                  </WhenNear>
                )}
              </FavoriteRow>
            </li>
          ))}
        </ol>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

/** Name of one product, or how many there are. */
const nameOf = (guids: readonly string[], rows: readonly Row[]) =>
  (guids.length === 1 && rows.find(({ guid }) => guid === guids[0])?.name) || viewTexts.products(guids.length)
