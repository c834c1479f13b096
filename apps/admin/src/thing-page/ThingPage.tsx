import { useSuspenseQuery } from '@tanstack/react-query'
import type { defineEditable, defineRemoval } from '@verstak/contracts/editable'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import type { ReactNode } from 'react'
import { ChangeList } from '../edit/ChangeList.tsx'
import { EditFrame } from '../edit/EditFrame.tsx'
import { editTexts } from '../edit/edit.texts.ts'
import { useEdit, type EditForm } from '../edit/useEdit.ts'
import { AdminCard } from '../fields/AdminCard.tsx'
import { cardColumn, editColumns } from '../fields/editColumns.tsx'
import { FIELD_NAMES } from '../fields/editFields.texts.ts'
import { showField } from '../fields/fieldValue.ts'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { DeleteThing } from './DeleteThing.tsx'
import { thingQuery } from './thingLoader.ts'
import { thingTexts as texts } from './thing.texts.ts'

type Calls = Pick<ReturnType<typeof defineEditable>, 'kind' | 'read' | 'save'>

export interface ThingPageProps {
  calls: Calls
  id: number | string
  /** Address of its section. */
  section: string
  /** Its address in the shop. */
  link?: string
  /** The call that deletes it, where it can be. */
  removal?: ReturnType<typeof defineRemoval>
  /** Heading and the quiet words after it; by default the thing's name. */
  titleOf?: (data: EndpointResponse<Calls['read']>) => readonly [string, string]
  /** Values in words, by default those of the catalogue. */
  show?: (field: string, value: unknown) => string
  children: (form: EditForm, field: (name: string) => { form: EditForm; name: string; label: string }) => ReactNode
}

/** The page that edits one thing with few fields: its form, and what was changed before. */
export function ThingPage({ calls, id, section, link, removal, titleOf, show = showField, children }: ThingPageProps) {
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
  const [title, note] = titleOf?.(data) ?? [data.name, '']
  const address = link ?? (data.facts?.link as string | undefined)
  return (
    <AdminFrame
      current={section}
      title={title}
      note={note}
      actions={
        <>
          {address !== undefined && (
            <Button href={address} variant="secondary" size="s" target="_blank">
              {texts.open}
            </Button>
          )}
          {removal && (
            <DeleteThing removal={removal} id={Number(id)} version={data.version} name={data.name} section={section} />
          )}
        </>
      }
    >
      <div className={editColumns}>
        <EditFrame form={form} labels={labels} show={show}>
          <AdminCard title={texts.main}>
            {children(form, (name) => ({ form, name, label: labels[name] ?? name }))}
          </AdminCard>
        </EditFrame>
        <div className={cardColumn}>
          <AdminCard title={editTexts.journal} note={editTexts.journalNote}>
            <ChangeList
              changes={data.changes}
              labels={labels}
              show={show}
              onTakenBack={() => void queryClient.fetchQuery({ ...query, staleTime: 0 }).then(form.replace)}
            />
          </AdminCard>
        </div>
      </div>
    </AdminFrame>
  )
}
