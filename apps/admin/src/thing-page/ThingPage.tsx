import { useSuspenseQuery } from '@tanstack/react-query'
import type { defineRemoval } from '@verstak/contracts/editable'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { AdminCard } from '../fields/AdminCard.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { DeleteThing } from './DeleteThing.tsx'
import { ThingForm, type ThingCalls, type ThingFormProps } from './ThingForm.tsx'
import { thingQuery } from './thingLoader.ts'
import { thingTexts as texts } from './thing.texts.ts'

export interface ThingPageProps extends ThingFormProps {
  /** Address of its section. */
  section: string
  /** Its address in the shop. */
  link?: string
  /** The call that deletes it, where it can be. */
  removal?: ReturnType<typeof defineRemoval>
  /** Heading and the quiet words after it; by default the thing's name. */
  titleOf?: (data: EndpointResponse<ThingCalls['read']>) => readonly [string, string]
}

/** The page that edits one thing with few fields: its form, and what was changed before. */
export function ThingPage({ calls, id, section, link, removal, titleOf, children }: ThingPageProps) {
  const { call } = useHost()
  const { data } = useSuspenseQuery(thingQuery(call, calls, id))
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
      <ThingForm calls={calls} id={id}>
        {(form, field) => <AdminCard title={texts.main}>{children(form, field)}</AdminCard>}
      </ThingForm>
    </AdminFrame>
  )
}
