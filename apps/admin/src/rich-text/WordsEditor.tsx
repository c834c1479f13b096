import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorFrame } from './EditorFrame.tsx'
import { wordsExtensions } from './extensions.ts'
import { inlineOf, wordsOf } from './inlineContent.ts'
import { oneParagraph } from './oneParagraph.ts'
import type { EditorProps } from './RichText.tsx'
import { useRichEditor } from './useRichEditor.ts'

const write = (text: string): JSONContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: inlineOf(text) }],
})
const read = (document: Node) => wordsOf((document.toJSON() as JSONContent).content?.[0] ?? {})

/** Editor of one paragraph with marks. */
export function WordsEditor(props: EditorProps<string>) {
  const editor = useRichEditor<string>({
    ...props,
    ...{ isLine: true, asParagraphs: oneParagraph, extensions: wordsExtensions, write, read },
  })
  if (!editor) return null
  return <EditorFrame editor={editor} label={props.label} isInvalid={props.errorId !== undefined} toolsOf={noTools} />
}

const noTools = () => []
