import { editablePromoCode } from '@verstak/contracts/staffShop'
import { CODE_AUDIENCE_NAMES, DISCOUNT_NAMES } from '@verstak/contracts/staffWords.texts'
import { useLoaderData } from '@verstak/router'
import {
  CheckInput,
  FieldGrid,
  MomentInput,
  MoneyInput,
  NumberInput,
  TextInput,
  WordChoiceInput,
} from '../fields/EditFields.tsx'
import { EntityPage } from '../entity-page/EntityPage.tsx'

/** A promo code. */
export function PromoCodePage() {
  const { id } = useLoaderData<{ id: number }>()
  return (
    <EntityPage key={id} id={id} calls={editablePromoCode} section="/admin/promotions/">
      {(_, field) => (
        <>
          <FieldGrid>
            <TextInput {...field('code')} />
            <TextInput {...field('name')} />
          </FieldGrid>
          <FieldGrid>
            <WordChoiceInput {...field('kind')} options={DISCOUNT_NAMES} />
            <NumberInput {...field('percent')} isNullable />
            <TextInput {...field('giftSku')} isNullable />
            <MoneyInput {...field('amount')} isNullable />
            <MoneyInput {...field('minSum')} />
          </FieldGrid>
          <FieldGrid>
            <MomentInput {...field('startsAt')} />
            <MomentInput {...field('endsAt')} isNullable />
            <NumberInput {...field('maxUses')} isNullable />
            <NumberInput {...field('maxUsesPerPhone')} isNullable />
          </FieldGrid>
          <WordChoiceInput {...field('audience')} options={CODE_AUDIENCE_NAMES} isNullable />
          <CheckInput {...field('isFirstOrder')} />
          <CheckInput {...field('isListed')} />
        </>
      )}
    </EntityPage>
  )
}
