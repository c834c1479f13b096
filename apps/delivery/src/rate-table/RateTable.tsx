import { css } from '@linaria/core'
import { color, dimension, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import type { ReactNode } from 'react'

/** Column of a {@link RateTable}; the first one names the row. */
export interface RateColumn<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the end. */
  isFigure?: boolean
}

export interface RateTableProps<Row> {
  /** For screen readers. */
  caption: string
  columns: readonly RateColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** The row of the visitor's goods. */
  isMarked?: (row: Row) => boolean
}

/** Table of prices within a window or a page: hairlines, figures at the end, one row may be marked. */
export function RateTable<Row>({ caption, columns, rows, keyOf, isMarked }: RateTableProps<Row>) {
  return (
    // Scroll containers must be focusable and named for who uses the keyboard.
    <div className={box} role="region" aria-label={caption} tabIndex={0}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, header, isFigure }) => (
              <th key={key} scope="col" className={head} data-figure={isFigure || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={line} data-marked={isMarked?.(row) || undefined}>
              {columns.map(({ key, cell, isFigure }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" className={data}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={data} data-figure={isFigure || undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const box = css`
  overflow-x: auto;

  &:focus-visible {
    outline-offset: calc(-1 * ${dimension.focusWidth});
  }
`

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const head = css`
  padding: ${space.s8} ${space.s16};
  border-bottom: 1px solid ${color.lineDefault};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.regular};
  text-align: left;
  vertical-align: bottom;

  &[data-figure] {
    text-align: right;
  }

  @media ${media.phone} {
    padding: ${space.s8};
  }
`

const data = css`
  padding: ${space.s12} ${space.s16};
  font-weight: ${weight.regular};
  text-align: left;

  &[data-figure] {
    text-align: right;
  }

  @media ${media.phone} {
    padding: ${space.s12} ${space.s8};
  }
`

const line = css`
  border-bottom: 1px solid ${color.lineHair};

  &[data-marked] {
    background-color: ${color.surfaceSunken};
    box-shadow: inset 3px 0 0 ${color.lineStrong};
  }

  &[data-marked] > * {
    font-weight: ${weight.semibold};
  }
`
