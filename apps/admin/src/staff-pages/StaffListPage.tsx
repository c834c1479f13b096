import { listStaffMembers } from '@verstak/contracts/staffShop'
import { STAFF_ROLE_NAMES } from '@verstak/contracts/staffWords.texts'
import { formatNumber } from '@verstak/plural/formatNumber'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { momentOf } from '../frame/adminDates.ts'
import { adminListTexts } from '../list/adminList.texts.ts'
import { ChoiceFilter, SearchFilter } from '../list/filterFields.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { peopleTexts as texts } from '../people-pages/people.texts.ts'

const PATH = '/admin/staff/'

/** Everybody of the staff; by a whole e-mail whoever shall become one. */
export function StaffListPage() {
  const { data, list } = useList(listStaffMembers)
  const { members } = data
  const { filters } = list
  return (
    <ListPage
      {...list}
      path={PATH}
      title={texts.staff}
      note={formatNumber(members.filter(({ isStaff }) => isStaff).length)}
      caption={texts.staffCaption}
      rows={members}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      empty={
        <EmptyState title={adminListTexts.nothing} level={3}>
          {texts.staffAdvice}
        </EmptyState>
      }
      columns={[
        { key: 'name', header: texts.name, cell: ({ id, name }) => <a href={`${PATH}${id}/`}>{name}</a> },
        { key: 'email', header: texts.email, cell: ({ email }) => email },
        { key: 'phone', header: texts.phone, cell: ({ phone }) => phone },
        {
          key: 'role',
          header: texts.role,
          cell: ({ isStaff, role }) => (isStaff ? STAFF_ROLE_NAMES[role] : texts.noStaff),
        },
        { key: 'factor', header: texts.factor, cell: ({ factor }) => texts.factors[factor] },
        {
          key: 'presence',
          header: texts.presence,
          cell: ({ isWorking, seenAt }) =>
            isWorking ? texts.presences.working : seenAt === null ? texts.never : momentOf(seenAt),
        },
      ]}
      fields={
        <>
          <SearchFilter filters={filters} label={texts.staffSearch} />
          <ChoiceFilter filters={filters} name="role" label={texts.role} options={Object.entries(STAFF_ROLE_NAMES)} />
          <ChoiceFilter filters={filters} name="factor" label={texts.factor} options={Object.entries(texts.factors)} />
          <ChoiceFilter
            filters={filters}
            name="state"
            label={texts.presence}
            options={Object.entries(texts.presences)}
          />
        </>
      }
    />
  )
}
