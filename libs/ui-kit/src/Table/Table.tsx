import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { color, dimension, fontSize, layer, lineHeight, media, radius, space, weight } from '../tokens/tokens.ts'

/** Column of a table. */
export interface TableColumn<Row> {
  /** Unique among the columns. */
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** `end` for figures, which then stand under each other. */
  align?: 'start' | 'end'
  /** CSS width: `120px`. */
  width?: string
}

export interface TableProps<Row> {
  /** Title of the table. */
  caption: string
  /** Hides the caption visually, where a heading above says the same. */
  isCaptionHidden?: boolean
  /** In display order; the first one names the row. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Maximum height, px; beyond it the table scrolls with a sticky header. Without it the height is not limited. */
  maxHeight?: number
  className?: string
}

/**
 * Table whose header and first column stay while the rest scrolls.
 *
 * - keyboard: the table takes the focus, arrows scroll it
 * - `data-align="end"` on cells of figures
 */
export function Table<Row>({ caption, isCaptionHidden, columns, rows, keyOf, maxHeight, className }: TableProps<Row>) {
  const captionId = useId()
  const [first, ...rest] = columns
  return (
    // A named region: scroll containers must be focusable and identifiable for keyboard users.
    <div className={clsx(box, className)} role="region" aria-labelledby={captionId} tabIndex={0} style={{ maxHeight }}>
      <table className={table}>
        <caption className={title} id={captionId}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : <span className={words}>{caption}</span>}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align, width }) => (
              <th key={key} scope="col" className={head} data-align={align} style={{ width }}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {first && (
                <th scope="row" className={cell} data-align={first.align}>
                  {first.cell(row)}
                </th>
              )}
              {rest.map((column) => (
                <td key={column.key} className={cell} data-align={column.align}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const box = css`
  position: relative;
  overflow: auto;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  &:focus-visible {
    outline-offset: calc(-1 * ${dimension.focusWidth});
  }
`

const title = css`
  text-align: left;
`

/* Stays while the table under it scrolls sideways. */
const words = css`
  position: sticky;
  left: 0;
  display: inline-block;
  padding: ${space.s16} ${space.s16} ${space.s8};
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
  font-weight: ${weight.bold};

  @media ${media.phone} {
    padding-inline: ${space.s12};
  }
`

const cell = css`
  padding: ${space.s10} ${space.s16};
  border-bottom: 1px solid ${color.lineHair};
  font-weight: ${weight.regular};
  text-align: left;
  vertical-align: top;

  &[data-align='end'] {
    text-align: right;
    white-space: nowrap;
  }

  tr:last-child > & {
    border-bottom: 0;
  }

  &:first-child {
    position: sticky;
    left: 0;
    background-color: ${color.surfaceCard};
    box-shadow: inset -1px 0 ${color.lineHair};
  }

  @media ${media.phone} {
    padding: ${space.s10} ${space.s12};
  }
`

const head = css`
  position: sticky;
  top: 0;
  z-index: ${layer.raised};
  padding: ${space.s10} ${space.s16};
  background-color: ${color.surfaceSunken};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.semibold};
  text-align: left;
  vertical-align: bottom;
  white-space: nowrap;

  &[data-align='end'] {
    text-align: right;
  }

  /* In the corner both stay. */
  &:first-child {
    left: 0;
    z-index: calc(${layer.raised} + 1);
  }

  @media ${media.phone} {
    padding: ${space.s10} ${space.s12};
  }
`

/* With collapsed borders the borders would not move with sticky cells. */
const table = css`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  /* The name of a row leaves room for what it names. */
  @media ${media.phone} {
    .${cell}:first-child {
      min-width: 112px;
      max-width: 44vw;
    }
  }
`
