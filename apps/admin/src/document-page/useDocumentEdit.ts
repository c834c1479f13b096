import { useState } from 'react'
import * as v from 'valibot'
import { useEdit, type EditedEntity, type EditInput } from '../edit/useEdit.ts'
import { DocumentBlock } from './DocumentBlock.ts'

/**
 * Gives the form of a text in blocks. Blocks that are not whole are shown where they are (`isChecked`), before the server has
 * to refuse them.
 */
export function useDocumentEdit<Entity extends EditedEntity>(input: EditInput<Entity>) {
  const [isChecked, setChecked] = useState(false)
  const form = useEdit(input)
  return {
    ...form,
    isChecked,
    async submit() {
      setChecked(true)
      if (v.is(v.array(DocumentBlock), form.values.blocks)) await form.submit()
    },
  }
}

/** The form of a text in blocks. */
export type DocumentForm = ReturnType<typeof useDocumentEdit>
