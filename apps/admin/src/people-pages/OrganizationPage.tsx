import { editableOrganization } from '@verstak/contracts/staffShop'
import { WHOLESALE_NAMES } from '@verstak/contracts/staffWords.texts'
import { useLoaderData } from '@verstak/router'
import { CheckInput, FieldGrid, MoneyInput, NumberInput, WordChoiceInput } from '../fields/EditFields.tsx'
import { EntityPage } from '../entity-page/EntityPage.tsx'
import { peopleTexts as texts } from './people.texts.ts'

/** What the shop decides about an organization. */
export function OrganizationPage() {
  const { id } = useLoaderData<{ id: number }>()
  return (
    <EntityPage
      key={id}
      id={id}
      calls={editableOrganization}
      section="/admin/organizations/"
      titleOf={({ facts }) => [String(facts?.name ?? ''), texts.facts(String(facts?.inn), String(facts?.kpp ?? ''))]}
    >
      {(_, field) => (
        <>
          <FieldGrid>
            <WordChoiceInput {...field('wholesaleType')} options={WHOLESALE_NAMES} isNullable />
            <NumberInput {...field('wholesaleLevel')} isNullable />
          </FieldGrid>
          <FieldGrid>
            <MoneyInput {...field('deferredLimit')} />
            <NumberInput {...field('deferredDays')} />
          </FieldGrid>
          <CheckInput {...field('hasExtendedAccess')} />
        </>
      )}
    </EntityPage>
  )
}
