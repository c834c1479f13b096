import { useSuspenseQuery } from '@tanstack/react-query'
import type { defineEditable } from '@verstak/contracts/editable'
import { FIELD_NAMES } from '@verstak/contracts/journal.texts'
import { useHost } from '@verstak/host'
import type { ReactNode } from 'react'
import { ChangeList } from '../edit/ChangeList.tsx'
import { EditFrame } from '../edit/EditFrame.tsx'
import { editTexts } from '../edit/edit.texts.ts'
import { useEdit, type EditForm } from '../edit/useEdit.ts'
import { AdminCard } from '../fields/AdminCard.tsx'
import { cardColumn, editColumns } from '../fields/editColumns.tsx'
import { entityQuery } from './entityLoader.ts'

/** Calls that read and save an entity. */
export type EntityCalls = Pick<ReturnType<typeof defineEditable>, 'kind' | 'read' | 'save'>

export interface EntityFormProps {
  calls: EntityCalls
  id: number | string
  /** Its cards of fields. */
  children: (form: EditForm, field: (name: string) => { form: EditForm; name: string; label: string }) => ReactNode
}

/** The form of one entity beside what was changed in it before. */
export function EntityForm({ calls, id, children }: EntityFormProps) {
  const { call, queryClient } = useHost()
  const query = entityQuery(call, calls, id)
  const { data } = useSuspenseQuery(query)
  const labels = FIELD_NAMES[calls.kind] ?? {}
  const form = useEdit({
    entity: `${calls.kind} ${id}`,
    initial: data,
    save: (edit) => call(calls.save, { body: { id, ...edit } }),
    onSaved: (saved) => queryClient.setQueryData(query.queryKey, saved),
  })
  return (
    <div className={editColumns}>
      <EditFrame form={form} labels={labels}>
        {children(form, (name) => ({ form, name, label: labels[name] ?? name }))}
      </EditFrame>
      <div className={cardColumn}>
        <AdminCard title={editTexts.journal} note={editTexts.journalNote}>
          <ChangeList
            changes={data.changes}
            labels={labels}
            onTakenBack={() => void queryClient.fetchQuery({ ...query, staleTime: 0 }).then(form.replace)}
          />
        </AdminCard>
      </div>
    </div>
  )
}
