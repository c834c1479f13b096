import { css } from '@linaria/core'
import { Icon } from '@verstak/ui-kit/Icon'
import { chevronUpIcon } from '@verstak/ui-kit/icons'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { color, dimension, media, motion, space, weight } from '@verstak/ui-kit/tokens'
import { memo, useState } from 'react'
import { compareTexts } from './comparePage.texts.ts'
import type { TableCell, TableGroup, TableRow } from './tableRows.ts'
import { bestMark, groupCell, nameCell, pinnedCell } from './tableStyles.tsx'

export interface RowGroupProps {
  group: TableGroup
  /** Columns besides that of the names. */
  columns: number
  hasPinned: boolean
}

/** Characteristics under a heading that folds them. Folded rows stay in the document and are printed. */
export const RowGroup = memo(function RowGroup({ group: { name, rows }, columns, hasPinned }: RowGroupProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <tbody data-closed={!isOpen || undefined}>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className={groupCell}>
          <button type="button" className={fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon shape={chevronUpIcon} size="s" className={sign} />
            {name ?? compareTexts.others}
            <span className={count}>{rows.length}</span>
          </button>
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.id} row={row} hasPinned={hasPinned} />
      ))}
    </tbody>
  )
})

function Row({ row: { name, cells }, hasPinned }: { row: TableRow; hasPinned: boolean }) {
  return (
    <tr>
      <th scope="row" className={nameCell}>
        <span>{name}</span>
      </th>
      {cells.map(({ text, tone }, at) => (
        // Cells have no state: each is what its place says.
        <td key={at} data-tone={tone} className={hasPinned && at === 0 ? pinnedCell : undefined}>
          <Value text={text} tone={tone} />
        </td>
      ))}
    </tr>
  )
}

function Value({ text, tone }: TableCell) {
  if (text === null) {
    return (
      <>
        <span aria-hidden>—</span>
        <VisuallyHidden>{compareTexts.unknown}</VisuallyHidden>
      </>
    )
  }
  if (tone !== 'best') return text
  return (
    <>
      {text} <span className={bestMark}>{compareTexts.best}</span>
    </>
  )
}

const sign = css`
  flex: none;
  color: ${color.textMuted};
  transition: rotate ${motion.fast};
`

const count = css`
  color: ${color.textMuted};
  font-weight: ${weight.regular};
`

/* Stays in view while the columns go by. */
const fold = css`
  position: sticky;
  left: 0;
  display: flex;
  align-items: center;
  gap: ${space.s8};
  max-width: 100vw;
  min-height: 40px;
  padding: 0 ${space.s16};
  color: ${color.textPrimary};
  font-weight: ${weight.semibold};

  &[aria-expanded='false'] > .${sign} {
    rotate: 180deg;
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }

  @media ${media.phone} {
    padding: 0 ${space.s12};
  }
`
