import { EditorContent, useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { editorBox, editorText } from './editorStyles.tsx'
import { LinkForm } from './LinkForm.tsx'
import { richTextTexts as texts } from './richText.texts.ts'
import { Toolbar, type Tool } from './Toolbar.tsx'

export interface EditorFrameProps {
  editor: Editor
  label: string
  isInvalid: boolean
  /** Tools beside those for words, as they are now. */
  toolsOf: (editor: Editor) => Tool[]
}

/** An editor's tools and its text. */
export function EditorFrame({ editor, label, isInvalid, toolsOf }: EditorFrameProps) {
  const [isLinking, setLinking] = useState(false)
  // Drawn anew with each step of the editor: the tools say where the cursor stands.
  const { selection } = useEditorState({ editor, selector: ({ editor: { state } }) => state, equalityFn: Object.is })
  const isLink = editor.isActive('link')
  const canMark = editor.can().toggleBold()
  const canLink = isLink || (canMark && !selection.empty)
  const words: Tool[] = [
    {
      ...{ label: texts.bold, sign: <b>{texts.boldSign}</b>, keys: 'Control+B', isOn: editor.isActive('bold') },
      isDisabled: !canMark,
      onPress: () => editor.chain().focus().toggleBold().run(),
    },
    {
      ...{ label: texts.italic, sign: <i>{texts.italicSign}</i>, keys: 'Control+I', isOn: editor.isActive('italic') },
      isDisabled: !canMark,
      onPress: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      ...{ label: texts.link, keys: 'Control+K', isOn: isLink },
      isDisabled: !canLink,
      onPress: () => setLinking(true),
    },
  ]
  const steps: Tool[] = [
    {
      ...{ label: texts.undo, keys: 'Control+Z', isDisabled: !editor.can().undo() },
      onPress: () => editor.chain().focus().undo().run(),
    },
    {
      ...{ label: texts.redo, keys: 'Control+Shift+Z', isDisabled: !editor.can().redo() },
      onPress: () => editor.chain().focus().redo().run(),
    },
  ]
  return (
    <div className={editorBox} data-invalid={isInvalid || undefined}>
      <Toolbar label={texts.tools(label)} tools={[...words, ...toolsOf(editor), ...steps]} />
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent
        editor={editor}
        className={editorText}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return
          event.preventDefault()
          if (canLink) setLinking(true)
        }}
      />
    </div>
  )
}
