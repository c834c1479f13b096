import type { Node } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'
import { EditorFrame } from './EditorFrame.tsx'
import { textExtensions } from './extensions.ts'
import { richTextTexts as texts } from './richText.texts.ts'
import type { EditorProps } from './RichText.tsx'
import { textBlocksOf, textDocumentOf, type TextBlock } from './textDocument.ts'
import type { Tool } from './Toolbar.tsx'
import { useRichEditor } from './useRichEditor.ts'

const read = (document: Node) => textBlocksOf(document.toJSON())

/** Editor of headings, paragraphs and lists as one text. */
export function TextEditor(props: EditorProps<readonly TextBlock[]>) {
  const editor = useRichEditor<readonly TextBlock[]>({
    ...props,
    ...{ extensions: textExtensions, write: textDocumentOf, read },
  })
  if (!editor) return null
  return (
    <EditorFrame editor={editor} label={props.label} isInvalid={props.errorId !== undefined} toolsOf={blockTools} />
  )
}

const blockTools = (editor: Editor): Tool[] => [
  {
    ...{ label: texts.heading, keys: 'Control+Alt+2', isOn: editor.isActive('heading') },
    isDisabled: !editor.can().toggleHeading({ level: 2 }),
    onPress: () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    ...{ label: texts.list, keys: 'Control+Shift+8', isOn: editor.isActive('bulletList') },
    onPress: () => editor.chain().focus().toggleBulletList().run(),
  },
  {
    ...{ label: texts.numbered, keys: 'Control+Shift+7', isOn: editor.isActive('orderedList') },
    onPress: () => editor.chain().focus().toggleOrderedList().run(),
  },
]
