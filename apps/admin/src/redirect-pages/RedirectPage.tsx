import { deleteRedirect, editableRedirect } from '@verstak/contracts/staffRedirect'
import { useLoaderData } from '@verstak/router'
import { CheckInput, FieldGrid, TextInput } from '../fields/EditFields.tsx'
import { EntityPage } from '../entity-page/EntityPage.tsx'
import { redirectsTexts as texts } from './redirects.texts.ts'

/** A redirect. */
export function RedirectPage() {
  const { id } = useLoaderData<{ id: number }>()
  return (
    <EntityPage key={id} id={id} calls={editableRedirect} removal={deleteRedirect} section="/admin/redirects/">
      {(_, field) => (
        <>
          <FieldGrid>
            <TextInput {...field('from')} hint={texts.fromHint} />
            <TextInput {...field('to')} hint={texts.toHint} />
          </FieldGrid>
          <CheckInput {...field('isPermanent')} />
        </>
      )}
    </EntityPage>
  )
}
