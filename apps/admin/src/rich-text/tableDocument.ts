import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { TableMap } from '@tiptap/pm/tables'
import { inlineOf, plainOf, textOf, wordsOf } from './inlineContent.ts'

/** Cells of a table: names of the columns, and rows below them. */
export interface TableCells {
  head: string[]
  rows: string[][]
}

/** A table as the editor has it; short rows get empty cells. */
export function tableDocumentOf({ head, rows }: TableCells): JSONContent {
  const width = Math.max(1, head.length, ...rows.map((cells) => cells.length))
  const filled = (cells: readonly string[]) => Array.from({ length: width }, (_, column) => cells[column] ?? '')
  const row = (cells: JSONContent[]): JSONContent => ({ type: 'tableRow', content: cells })
  return {
    type: 'doc',
    content: [
      {
        type: 'table',
        content: [
          row(
            filled(head).map((text) => ({
              type: 'tableHeader',
              content: [{ type: 'columnName', content: plainOf(text) }],
            })),
          ),
          ...rows.map((cells) =>
            row(
              filled(cells).map((text) => ({
                type: 'tableCell',
                content: [{ type: 'paragraph', content: inlineOf(text) }],
              })),
            ),
          ),
        ],
      },
    ],
  }
}

/** What the editor has as cells; one that spans several is the first of them. */
export function tableCellsOf(document: Node): TableCells {
  const table = document.firstChild!
  const { map, width, height } = TableMap.get(table)
  const told = new Set<number>()
  const lines = Array.from({ length: height }, (_, line) =>
    Array.from({ length: width }, (__, column) => {
      const position = map[line * width + column]!
      if (told.has(position)) return ''
      told.add(position)
      const words = table.nodeAt(position)!.firstChild!.toJSON() as JSONContent
      return line === 0 ? textOf(words) : wordsOf(words)
    }),
  )
  const [head = [], ...rows] = lines
  return { head, rows }
}
