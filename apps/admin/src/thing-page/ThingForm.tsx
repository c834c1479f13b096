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
import { thingQuery } from './thingLoader.ts'

/** Calls that read and save a thing. */
export type ThingCalls = Pick<ReturnType<typeof defineEditable>, 'kind' | 'read' | 'save'>

export interface ThingFormProps {
  calls: ThingCalls
  id: number | string
  /** Its cards of fields. */
  children: (form: EditForm, field: (name: string) => { form: EditForm; name: string; label: string }) => ReactNode
}

/** The form of one thing beside what was changed in it before. */
export function ThingForm({ calls, id, children }: ThingFormProps) {
  const { call, queryClient } = useHost()
  const query = thingQuery(call, calls, id)
  const { data } = useSuspenseQuery(query)
  const labels = FIELD_NAMES[calls.kind] ?? {}
  const form = useEdit({
    thing: `${calls.kind} ${id}`,
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
