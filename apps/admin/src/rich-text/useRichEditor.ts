import type { Extensions, JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { oneLine } from './oneParagraph.ts'
import { wordLists } from './wordLists.ts'

export interface RichEditorInput<Value> {
  value: Value
  onChange: (value: Value) => void
  /** What it is for screen readers. */
  label: string
  /** Id of what is said of its error; undefined without one. */
  errorId: string | undefined
  /** It has one paragraph. */
  isLine?: boolean
  /** Of a text that takes one paragraph at a place: makes such paragraphs of what is pasted. */
  asParagraphs?: (html: string) => string
  extensions: Extensions
  /** The value as the editor has it, and back. */
  write: (value: Value) => JSONContent
  read: (document: Node) => Value
}

/** Gives an editor whose value lies outside: a value that comes from elsewhere, say a kept draft, replaces its text. */
export function useRichEditor<Value>(input: RichEditorInput<Value>) {
  const { value, onChange, label, errorId, isLine = false, asParagraphs, extensions, write, read } = input
  const known = useRef(JSON.stringify(value))
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  const editor = useEditor({
    extensions,
    content: write(value),
    // Styles are ours: the page's policy allows no others.
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': String(!isLine),
        'aria-label': label,
        ...(errorId !== undefined && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
      transformPastedHTML: asParagraphs ?? wordLists,
      ...(asParagraphs && { transformPastedText: oneLine }),
    },
    onUpdate({ editor: changed }) {
      const next = read(changed.state.doc)
      const text = JSON.stringify(next)
      if (text === known.current) return
      known.current = text
      tell.current(next)
    },
  })
  useEffect(() => {
    const text = JSON.stringify(value)
    if (!editor || text === known.current) return
    known.current = text
    editor.commands.setContent(write(value), { emitUpdate: false })
  }, [editor, value, write])
  return editor
}
