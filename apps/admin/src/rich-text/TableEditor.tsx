import type { Editor } from '@tiptap/react'
import { EditorFrame } from './EditorFrame.tsx'
import { tableExtensions } from './extensions.ts'
import { oneParagraphInCells } from './oneParagraph.ts'
import { richTextTexts as texts } from './richText.texts.ts'
import type { EditorProps } from './RichText.tsx'
import { tableCellsOf, tableDocumentOf, type TableCells } from './tableDocument.ts'
import type { Tool } from './Toolbar.tsx'
import { useRichEditor } from './useRichEditor.ts'

/** Editor of the cells of a table. */
export function TableEditor(props: EditorProps<TableCells>) {
  const editor = useRichEditor<TableCells>({
    ...props,
    ...{ asParagraphs: oneParagraphInCells, extensions: tableExtensions, write: tableDocumentOf, read: tableCellsOf },
  })
  if (!editor) return null
  return (
    <EditorFrame editor={editor} label={props.label} isInvalid={props.errorId !== undefined} toolsOf={tableTools} />
  )
}

const tableTools = (editor: Editor): Tool[] => [
  { label: texts.addRow, onPress: () => editor.chain().focus().addRowAfter().run() },
  { label: texts.addColumn, onPress: () => editor.chain().focus().addColumnAfter().run() },
  {
    label: texts.removeRow,
    // Without the names of its columns a table is none.
    isDisabled: editor.isActive('tableHeader'),
    onPress: () => editor.chain().focus().deleteRow().run(),
  },
  {
    label: texts.removeColumn,
    isDisabled: editor.state.doc.firstChild!.firstChild!.childCount < 2,
    onPress: () => editor.chain().focus().deleteColumn().run(),
  },
]
