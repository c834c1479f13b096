import { deleteRedirect, editableRedirect } from '@verstak/contracts/staffRedirect'
import { useLoaderData } from '@verstak/router'
import { CheckInput, FieldGrid, TextInput } from '../fields/EditFields.tsx'
import { ThingPage } from '../thing-page/ThingPage.tsx'
import { redirectsTexts as texts } from './redirects.texts.ts'

/** A redirect. */
export function RedirectPage() {
  const { id } = useLoaderData<{ id: number }>()
  return (
    <ThingPage key={id} id={id} calls={editableRedirect} removal={deleteRedirect} section="/admin/redirects/">
      {(_, field) => (
        <>
          <FieldGrid>
            <TextInput {...field('from')} hint={texts.fromHint} />
            <TextInput {...field('to')} hint={texts.toHint} />
          </FieldGrid>
          <CheckInput {...field('isPermanent')} />
        </>
      )}
    </ThingPage>
  )
}
