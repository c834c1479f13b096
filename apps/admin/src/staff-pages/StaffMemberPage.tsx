import { editableStaff } from '@verstak/contracts/staffShop'
import { STAFF_ROLE_NAMES } from '@verstak/contracts/staffWords.texts'
import { useLoaderData } from '@verstak/router'
import { CheckInput, WordChoiceInput } from '../fields/EditFields.tsx'
import { EntityPage } from '../entity-page/EntityPage.tsx'

/** Rights of somebody of the staff. */
export function StaffMemberPage() {
  const { id } = useLoaderData<{ id: number }>()
  return (
    <EntityPage
      key={id}
      id={id}
      calls={editableStaff}
      section="/admin/staff/"
      titleOf={({ facts }) => [String(facts?.name ?? ''), String(facts?.email ?? '')]}
    >
      {(_, field) => (
        <>
          <CheckInput {...field('isStaff')} />
          <WordChoiceInput {...field('role')} options={STAFF_ROLE_NAMES} />
        </>
      )}
    </EntityPage>
  )
}
