import { useSuspenseQuery } from '@tanstack/react-query'
import { deleteTagPage } from '@verstak/contracts/catalogueCreation'
import { editableTagPage } from '@verstak/contracts/staffCatalogue'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { ChoiceInput, FieldGrid, NumberInput, TextInput } from '../fields/EditFields.tsx'
import { asTree, choicesQuery } from '../product-page/choicesQuery.ts'
import { EntityPage } from '../entity-page/EntityPage.tsx'
import { tagPagesTexts as texts } from './tagPages.texts.ts'

/** A tag page. */
export function TagPagePage() {
  const { id } = useLoaderData<{ id: number }>()
  const { data: choices } = useSuspenseQuery(choicesQuery(useHost().call))
  return (
    <EntityPage key={id} id={id} calls={editableTagPage} removal={deleteTagPage} section="/admin/tag-page/">
      {(_, field) => (
        <>
          <FieldGrid>
            <TextInput {...field('name')} />
            <TextInput {...field('slug')} />
            <NumberInput {...field('position')} />
          </FieldGrid>
          <ChoiceInput {...field('categoryId')} options={asTree(choices.categories)} />
          <TextInput {...field('filters')} hint={texts.filtersHint} />
        </>
      )}
    </EntityPage>
  )
}
