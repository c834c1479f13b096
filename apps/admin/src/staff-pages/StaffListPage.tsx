import { listStaffMembers } from '@verstak/contracts/staffShop'
import { formatNumber } from '@verstak/plural/formatNumber'
import { adminFrameTexts } from '../frame/adminFrame.texts.ts'
import { SearchFilter } from '../list/filterFields.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { peopleTexts as texts } from '../people-pages/people.texts.ts'

const PATH = '/admin/staff/'

/** Everybody of the staff; by an e-mail whoever shall become one. */
export function StaffListPage() {
  const { data, list } = useList(listStaffMembers)
  const { members } = data
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
      columns={[
        { key: 'name', header: texts.name, cell: ({ id, name }) => <a href={`${PATH}${id}/`}>{name}</a> },
        { key: 'email', header: texts.email, cell: ({ email }) => email },
        {
          key: 'role',
          header: texts.role,
          cell: ({ isStaff, role }) => (isStaff ? adminFrameTexts.roles[role] : texts.noStaff),
        },
      ]}
      fields={<SearchFilter filters={list.filters} name="email" label={texts.staffSearch} />}
    />
  )
}
