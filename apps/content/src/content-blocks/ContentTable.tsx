import { Table } from '@verstak/ui-kit/Table'
import { InlineMarkup } from '../legal-text/InlineMarkup.tsx'

export interface ContentTableProps {
  caption: string
  head: readonly string[]
  /** Cells as in the head; missing ones are empty. */
  rows: readonly (readonly string[])[]
}

/** Table of a document; its first column names the row. */
export function ContentTable({ caption, head, rows }: ContentTableProps) {
  const columns = head.map((header, index) => ({
    key: String(index),
    header,
    cell: (row: { cells: readonly string[] }) => <InlineMarkup text={row.cells[index] ?? ''} place="page" />,
  }))
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={rows.map((cells, index) => ({ cells, index }))}
      keyOf={({ index }) => index}
    />
  )
}
