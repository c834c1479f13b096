import { MAX_NOTE_CHARACTERS } from '@verstak/contracts/favoritesItems'
import { Button } from '@verstak/ui-kit/Button'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { rowTexts as texts } from './favoritesPage.texts.ts'
import { noteButtons, noteForm } from './noteStyles.tsx'

export interface NoteFormProps {
  note: string
  /** @returns whether it is kept */
  onSave: (note: string) => Promise<boolean>
  /** Called when it is kept, or left. */
  onClose: () => void
}

/** Field of a note, in place of its button. */
export function NoteForm({ note, onSave, onClose }: NoteFormProps) {
  const [isSaving, setIsSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => field.current?.focus(), [])

  async function save(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault()
    if (isSaving) return
    const written = field.current?.value ?? ''
    if (written.trim() === note) return onClose()
    setIsSaving(true)
    const isKept = await onSave(written)
    setIsSaving(false)
    if (isKept) onClose()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void save()
  }

  return (
    <form className={noteForm} onSubmit={(event) => void save(event)}>
      <Textarea
        ref={field}
        label={texts.note}
        rows={2}
        maxLength={MAX_NOTE_CHARACTERS}
        defaultValue={note}
        onKeyDown={press}
      />
      <div className={noteButtons}>
        <Button type="submit" variant="inverse" size="s" loading={isSaving}>
          {texts.saveNote}
        </Button>
        <Button variant="ghost" size="s" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
