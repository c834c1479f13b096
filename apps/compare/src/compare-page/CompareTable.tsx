import { css } from '@linaria/core'
import type { ComparedCategory, Comparison } from '@verstak/contracts/comparison'
import { Link } from '@verstak/ui-kit/Link'
import { Switch } from '@verstak/ui-kit/Switch'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { color, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'
import { useMemo, useRef, type CSSProperties } from 'react'
import { AddColumn } from './AddColumn.tsx'
import { ColumnArrows } from './ColumnArrows.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { columnsOf } from './columns.ts'
import { compareAddressOf, type CompareAddress } from './compareAddress.ts'
import { compareTexts } from './comparePage.texts.ts'
import { Legend } from './Legend.tsx'
import { RowGroup } from './RowGroup.tsx'
import { StickyColumns } from './StickyColumns.tsx'
import { countDifferences, lowestPrice, tableGroupsOf } from './tableRows.ts'
import { cornerCell, nameColumn, pinnedCell, table } from './tableStyles.tsx'
import type { ComparisonInHand } from './useComparison.ts'
import { useColumnActions } from './useColumnActions.ts'

export interface CompareTableProps {
  /** With at least one product. */
  comparison: Comparison
  category: ComparedCategory
  address: CompareAddress
  isPhone: boolean
  inHand: Pick<ComparisonInHand, 'remove' | 'reorder'>
  /** Changes the address to another look at the same products. */
  onLook: (change: Partial<CompareAddress>) => void
}

/** Products as columns, characteristics as rows. The whole table is in the document, however many columns it has. */
export function CompareTable({ comparison, category, address, isPhone, inHand, onLook }: CompareTableProps) {
  const { products, groups } = comparison
  const { pinnedId, isOnlyDifferent } = address
  const isShared = address.set !== null
  const ids = useMemo(() => products.map(({ id }) => id), [products])
  const columns = useMemo(() => columnsOf(ids, pinnedId), [ids, pinnedId])
  const hasPinned = pinnedId !== null && ids.includes(pinnedId)
  const rows = useMemo(
    () => tableGroupsOf({ groups, columns, hasPinned, isOnlyDifferent }),
    [groups, columns, hasPinned, isOnlyDifferent],
  )
  const { different, all } = useMemo(() => countDifferences(groups, columns), [groups, columns])
  const lowest = lowestPrice(products.flatMap(({ isAvailable, price }) => (isAvailable ? price : [])))
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const shown = columns.map((column) => products[column]!)
  const onPin = (id: number | null) => onLook({ pinnedId: id })
  const { actions, announcement } = useColumnActions({ shown, pinnedId, inHand, onPin, box: scroller })

  const differences = different > 0 ? compareTexts.differences(different, all) : compareTexts.noDifferences
  const choice = products.length > 1 && all > 0 && (
    <div className={choiceBox}>
      <Switch
        className={withScripts}
        label={compareTexts.onlyDifferent}
        checked={isOnlyDifferent}
        onChange={({ currentTarget }) => onLook({ isOnlyDifferent: currentTarget.checked })}
      />
      <Link className={withoutScripts} href={compareAddressOf({ ...address, isOnlyDifferent: !isOnlyDifferent })}>
        {isOnlyDifferent ? compareTexts.allRows : compareTexts.onlyDifferent}
      </Link>
      <p className={quiet}>{differences}</p>
    </div>
  )
  const arrows = <ColumnArrows scroller={scroller} count={columns.length} hasPinned={hasPinned} />

  return (
    <>
      {isPhone && (
        <div className={phoneBar}>
          {choice}
          {arrows}
        </div>
      )}
      <div className={frame}>
        <div className={main}>
          <StickyColumns head={head} scroller={scroller} products={shown} hasPinned={hasPinned} isPhone={isPhone}>
            {!isPhone && choice}
            {arrows}
          </StickyColumns>
          <div
            ref={scroller}
            className={scrollerBox}
            role="region"
            aria-label={compareTexts.scroller}
            tabIndex={0}
            data-pinned={hasPinned || undefined}
          >
            <table className={table} style={{ '--columns': columns.length } as CSSProperties}>
              <caption>
                <VisuallyHidden>{compareTexts.caption(category.name, columns.length, all)}</VisuallyHidden>
              </caption>
              <colgroup>
                <col className={nameColumn} />
                <col span={columns.length} />
              </colgroup>
              <thead ref={head}>
                <tr>
                  <td className={cornerCell}>
                    {!isPhone && (
                      <div className={corner}>
                        {choice}
                        {arrows}
                        {products.length > 1 && <Legend hasPinned={hasPinned} />}
                      </div>
                    )}
                  </td>
                  {shown.map((product, at) => (
                    <th
                      key={product.id}
                      scope="col"
                      abbr={product.name}
                      className={hasPinned && at === 0 ? pinnedCell : undefined}
                    >
                      <ColumnHead
                        product={product}
                        isPinned={hasPinned && at === 0}
                        isLowest={lowest !== null && product.isAvailable && product.price === lowest}
                        isPhone={isPhone}
                        isShared={isShared}
                        actions={actions}
                      />
                    </th>
                  ))}
                </tr>
              </thead>
              {rows.map((group) => (
                <RowGroup key={group.id} group={group} columns={columns.length} hasPinned={hasPinned} />
              ))}
            </table>
          </div>
        </div>
        {!isShared && <AddColumn comparison={comparison} category={category} />}
      </div>
      {all === 0 && <p className={nothing}>{compareTexts.noCharacteristics}</p>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

const frame = css`
  display: flex;
  align-items: flex-start;
  gap: ${space.s16};

  @media ${media.phone} {
    flex-direction: column;
    margin: 0 calc(-1 * ${space.s12});
  }

  @media print {
    display: block;
  }
`

/* Nothing in it is as wide as a hundred columns. */
const main = css`
  flex: 0 1 auto;
  min-width: 0;
  max-width: 100%;

  @media ${media.phone} {
    width: 100%;
  }
`

/* Hidden words in its cells belong to it, or they would widen the page. */
const scrollerBox = css`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-left: 204px;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  scrollbar-width: thin;
  scrollbar-color: ${color.lineControl} ${color.surfaceSunken};

  @media ${media.phone} {
    scroll-padding-left: 0;
    scroll-snap-type: x mandatory;
    border-width: 1px 0;
    border-radius: 0;
    scrollbar-width: none;

    &[data-pinned] {
      scroll-padding-left: 50vw;
    }
  }

  @media print {
    overflow: visible;
    border: 0;
  }
`

const corner = css`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  height: 100%;
`

const choiceBox = css`
  @media print {
    display: none;
  }
`

const withScripts = css`
  @media (scripting: none) {
    display: none;
  }
`

const withoutScripts = css`
  @media not (scripting: none) {
    display: none;
  }
`

const quiet = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const phoneBar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
  margin: 0 calc(-1 * ${space.s12});
  padding: ${space.s4} ${space.s12};
  border-top: 1px solid ${color.lineHair};
  background-color: ${color.surfaceCard};

  @media print {
    display: none;
  }
`

const nothing = css`
  padding: ${space.s16} 0;
  color: ${color.textSecondary};
`
