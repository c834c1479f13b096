import { deleteBrand } from '@verstak/contracts/catalogueCreation'
import { editableBrand } from '@verstak/contracts/staffCatalogue'
import { useLoaderData } from '@verstak/router'
import { CheckInput, FieldGrid, TextInput } from '../fields/EditFields.tsx'
import { PictureInput } from '../uploads/PictureInput.tsx'
import { brandsTexts as texts } from './brands.texts.ts'
import { EntityPage } from '../entity-page/EntityPage.tsx'

/** A brand. */
export function BrandPage() {
  const { id } = useLoaderData<{ id: number }>()
  return (
    <EntityPage key={id} id={id} calls={editableBrand} removal={deleteBrand} section="/admin/brand/">
      {(_, field) => (
        <>
          <FieldGrid>
            <TextInput {...field('name')} />
            <TextInput {...field('slug')} />
            <TextInput {...field('country')} />
          </FieldGrid>
          <CheckInput {...field('isHidden')} />
          <PictureInput {...field('logo')} entity={`brand ${id}`} hint={texts.logoHint} />
        </>
      )}
    </EntityPage>
  )
}
