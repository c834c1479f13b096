import { useHost } from '@verstak/host'
import { Icon } from '@verstak/ui-kit/Icon'
import { useEffect, useRef, useState } from 'react'
import { loadLate } from '../favorites-changes/loadLate.ts'
import { noteIcon } from './favoritesIcons.ts'
import { rowTexts as texts } from './favoritesPage.texts.ts'
import type { NoteForm, NoteFormProps } from './NoteForm.tsx'
import { noteButton } from './noteStyles.tsx'

export interface RowNoteProps extends Pick<NoteFormProps, 'note' | 'onSave'> {
  name: string
}

const load = () => import(/* webpackChunkName: "list-changes" */ './NoteForm.tsx')

/** The owner's note on a product: a button with its words that opens a field, which comes with the first press. */
export function RowNote({ name, note, onSave }: RowNoteProps) {
  const host = useHost()
  const [Form, setForm] = useState<typeof NoteForm>()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  // The pressed button goes with what it was in.
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  async function open() {
    const late = await loadLate(host, load)
    if (!late) return
    setForm(() => late.NoteForm)
    setIsOpen(true)
  }

  if (isOpen && Form) return <Form note={note} onSave={onSave} onClose={() => setIsOpen(false)} />
  return (
    <button
      ref={button}
      type="button"
      className={noteButton}
      data-empty={note === '' || undefined}
      aria-label={note === '' ? `${texts.addNote}: ${name}` : texts.changeNote(note)}
      onClick={() => void open()}
    >
      <Icon shape={noteIcon} size="s" />
      <span>{note === '' ? texts.addNote : note}</span>
    </button>
  )
}
