import { css } from '@linaria/core'
import type { Editor } from '@tiptap/react'
import { Button } from '@verstak/ui-kit/Button'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { richTextTexts as texts } from './richText.texts.ts'
import { storeAddressOf } from './storeAddressOf.ts'

export interface LinkFormProps {
  editor: Editor
  onClose: () => void
}

/** Where the chosen words lead. It is no `form`: it stands within the one of the document. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const given = editor.getAttributes('link').href as string | undefined
  const [address, setAddress] = useState(given ?? '')
  const [error, setError] = useState('')

  function apply() {
    const href = storeAddressOf(address)
    if (href === null) return setError(texts.wrongAddress)
    editor
      .chain()
      .focus()
      .extendMarkRange('link')
      .setMark('link', { href })
      // Behind the words, so that what is typed next does not replace them.
      .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
      .run()
    onClose()
  }
  function unlink() {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }
  function cancel() {
    editor.commands.focus()
    onClose()
  }

  return (
    <div
      className={box}
      role="group"
      aria-label={texts.link}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel()
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        // It would save the document.
        event.preventDefault()
        apply()
      }}
    >
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        value={address}
        error={error || undefined}
        autoFocus
        autoComplete="off"
        onChange={(event) => {
          setError('')
          setAddress(event.target.value)
        }}
      />
      <div className={buttons}>
        <Button size="s" onClick={apply}>
          {texts.apply}
        </Button>
        {given !== undefined && (
          <Button size="s" variant="secondary" onClick={unlink}>
            {texts.unlink}
          </Button>
        )}
        <Button size="s" variant="ghost" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}

const box = css`
  display: grid;
  gap: ${space.s8};
  padding: ${space.s12};
  border-bottom: 1px solid ${color.lineHair};
  background-color: ${color.surfaceSunken};
`

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`
