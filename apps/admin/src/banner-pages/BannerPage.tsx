import { useSuspenseQuery } from '@tanstack/react-query'
import { deletePromotion, editablePromotion } from '@verstak/contracts/staffPromotion'
import { BANNER_PLACE_NAMES, PROMOTION_AUDIENCE_NAMES } from '@verstak/contracts/staffWords.texts'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { ChoiceInput, FieldGrid, MomentInput, NumberInput, TextInput, WordChoiceInput } from '../fields/EditFields.tsx'
import { EntityPage } from '../entity-page/EntityPage.tsx'
import { PictureInput } from '../uploads/PictureInput.tsx'
import { bannerTexts as texts } from './banners.texts.ts'
import { regionsQuery } from './regionsQuery.ts'

/** A promotion and its banner. What advertises for others needs its advertiser. */
export function BannerPage() {
  const { id } = useLoaderData<{ id: number }>()
  const { data: regions } = useSuspenseQuery(regionsQuery(useHost().call))
  return (
    <EntityPage
      key={id}
      id={id}
      calls={editablePromotion}
      removal={deletePromotion}
      section="/admin/promotions/banners/"
      link="/"
    >
      {(_, field) => (
        <>
          <TextInput {...field('name')} />
          <FieldGrid>
            <TextInput {...field('url')} hint={texts.urlHint} />
            <TextInput {...field('note')} />
            <TextInput {...field('action')} />
          </FieldGrid>
          <FieldGrid>
            <WordChoiceInput {...field('place')} options={BANNER_PLACE_NAMES} isNullable none={texts.listOnly} />
            <WordChoiceInput {...field('audience')} options={PROMOTION_AUDIENCE_NAMES} isNullable />
            <ChoiceInput {...field('regionId')} options={regions.data} isNullable none={texts.everywhere} />
            <NumberInput {...field('position')} hint={texts.position} />
          </FieldGrid>
          <PictureInput {...field('picture')} entity={`promotion ${id}`} hasDrawings hint={texts.pictureHint} />
          <PictureInput
            {...field('phonePicture')}
            entity={`promotion ${id}`}
            hasDrawings
            hint={texts.phonePictureHint}
          />
          <FieldGrid>
            <MomentInput {...field('startsAt')} />
            <MomentInput {...field('endsAt')} isNullable />
          </FieldGrid>
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
