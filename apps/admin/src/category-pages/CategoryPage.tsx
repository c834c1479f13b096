import { useSuspenseQuery } from '@tanstack/react-query'
import { deleteCategory } from '@verstak/contracts/catalogueCreation'
import { editableCategory } from '@verstak/contracts/staffCatalogue'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { CheckInput, ChoiceInput, FieldGrid, NumberInput, TextInput } from '../fields/EditFields.tsx'
import { asTree, choicesQuery } from '../product-page/choicesQuery.ts'
import { PictureInput } from '../uploads/PictureInput.tsx'
import { EntityPage } from '../entity-page/EntityPage.tsx'

/** A category and its place in the tree. */
export function CategoryPage() {
  const { id } = useLoaderData<{ id: number }>()
  const { data: choices } = useSuspenseQuery(choicesQuery(useHost().call))
  const others = asTree(choices.categories.filter((one) => one.id !== id))
  return (
    <EntityPage key={id} id={id} calls={editableCategory} removal={deleteCategory} section="/admin/category/">
      {(_, field) => (
        <>
          <FieldGrid>
            <TextInput {...field('name')} />
            <TextInput {...field('slug')} />
          </FieldGrid>
          <FieldGrid>
            <ChoiceInput {...field('parentId')} options={others} isNullable />
            <NumberInput {...field('place')} />
          </FieldGrid>
          <PictureInput {...field('picture')} entity={`category ${id}`} hasDrawings />
          <CheckInput {...field('isForceShow')} />
          <CheckInput {...field('isHidden')} />
        </>
      )}
    </EntityPage>
  )
}
