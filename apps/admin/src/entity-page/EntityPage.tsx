import { useSuspenseQuery } from '@tanstack/react-query'
import type { defineRemoval } from '@verstak/contracts/editable'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { AdminCard } from '../fields/AdminCard.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { DeleteEntity } from './DeleteEntity.tsx'
import { EntityForm, type EntityCalls, type EntityFormProps } from './EntityForm.tsx'
import { entityQuery } from './entityLoader.ts'
import { entityTexts as texts } from './entity.texts.ts'

export interface EntityPageProps extends EntityFormProps {
  /** Address of its section. */
  section: string
  /** Its address in the shop. */
  link?: string
  /** The call that deletes it, where it can be. */
  removal?: ReturnType<typeof defineRemoval>
  /** Heading and the quiet words after it; by default the entity's name. */
  titleOf?: (data: EndpointResponse<EntityCalls['read']>) => readonly [string, string]
}

/** The page that edits one entity with few fields: its form, and what was changed before. */
export function EntityPage({ calls, id, section, link, removal, titleOf, children }: EntityPageProps) {
  const { call } = useHost()
  const { data } = useSuspenseQuery(entityQuery(call, calls, id))
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
            <DeleteEntity removal={removal} id={Number(id)} version={data.version} name={data.name} section={section} />
          )}
        </>
      }
    >
      <EntityForm calls={calls} id={id}>
        {(form, field) => <AdminCard title={texts.main}>{children(form, field)}</AdminCard>}
      </EntityForm>
    </AdminFrame>
  )
}
