import { MOST_NOTE_CHARACTERS } from '@verstak/contracts/favoritesItems'
import { Button } from '@verstak/ui-kit/Button'
import { Icon } from '@verstak/ui-kit/Icon'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { noteIcon } from './favoritesIcons.ts'
import { rowTexts as texts } from './favoritesPage.texts.ts'
import { noteButton, noteButtons, noteForm } from './noteStyles.tsx'

export interface RowNoteProps {
  name: string
  note: string
  /** @returns whether it is kept */
  onSave: (note: string) => Promise<boolean>
}

/** The owner's note on a product: a button with its words that opens a field. */
export function RowNote({ name, note, onSave }: RowNoteProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  // The pressed button goes with what it was in.
  useEffect(() => {
    if (isOpen) field.current?.focus()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  async function save(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault()
    if (isSaving) return
    const written = field.current?.value ?? ''
    if (written.trim() === note) return setIsOpen(false)
    setIsSaving(true)
    const isKept = await onSave(written)
    setIsSaving(false)
    if (isKept) setIsOpen(false)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setIsOpen(false)
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void save()
  }

  if (!isOpen) {
    return (
      <button
        ref={button}
        type="button"
        className={noteButton}
        data-empty={note === '' || undefined}
        aria-label={note === '' ? `${texts.addNote}: ${name}` : texts.changeNote(note)}
        onClick={() => setIsOpen(true)}
      >
        <Icon shape={noteIcon} size="s" />
        <span>{note === '' ? texts.addNote : note}</span>
      </button>
    )
  }
  return (
    <form className={noteForm} onSubmit={(event) => void save(event)}>
      <Textarea
        ref={field}
        label={texts.note}
        rows={2}
        maxLength={MOST_NOTE_CHARACTERS}
        defaultValue={note}
        onKeyDown={press}
      />
      <div className={noteButtons}>
        <Button type="submit" variant="inverse" size="s" loading={isSaving}>
          {texts.saveNote}
        </Button>
        <Button variant="ghost" size="s" onClick={() => setIsOpen(false)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
