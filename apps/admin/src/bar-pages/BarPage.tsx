import { editableInfoBar } from '@verstak/contracts/staffBar'
import { useLoaderData } from '@verstak/router'
import { CheckInput, FieldGrid, MomentInput, NumberInput, TextInput } from '../fields/EditFields.tsx'
import { EntityPage } from '../entity-page/EntityPage.tsx'
import { barTexts as texts } from './bars.texts.ts'

/** A bar above the header. What advertises needs its advertiser. */
export function BarPage() {
  const { id } = useLoaderData<{ id: number }>()
  return (
    <EntityPage key={id} id={id} calls={editableInfoBar} section="/admin/promotions/">
      {(_, field) => (
        <>
          <TextInput {...field('text')} />
          <TextInput {...field('link')} isNullable />
          <FieldGrid>
            <TextInput {...field('backgroundColor')} />
            <TextInput {...field('textColor')} />
            <NumberInput {...field('position')} hint={texts.position} />
          </FieldGrid>
          <FieldGrid>
            <MomentInput {...field('startsAt')} />
            <MomentInput {...field('endsAt')} isNullable />
          </FieldGrid>
          <CheckInput {...field('hasCloseButton')} />
          <FieldGrid>
            <TextInput {...field('advertiserName')} isNullable hint={texts.adHint} />
            <TextInput {...field('advertiserInn')} isNullable />
            <TextInput {...field('advertisingToken')} isNullable />
          </FieldGrid>
        </>
      )}
    </EntityPage>
  )
}
