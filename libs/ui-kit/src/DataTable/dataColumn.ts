import type { TableColumn } from '../Table/Table.tsx'

/** Column of a data table. */
export interface DataColumn<Row> extends Omit<TableColumn<Row>, 'header'> {
  /** Words of the header; a phone repeats them in each row. */
  header: string
  /** The header is a button that orders the rows by this column. */
  isSortable?: boolean
}
