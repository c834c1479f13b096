import { useSuspenseQuery } from '@tanstack/react-query'
import { listStaffMembers } from '@verstak/contracts/staffShop'
import { useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { useLoaderData } from '@verstak/router'
import { TextField } from '@verstak/ui-kit/TextField'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { adminFrameTexts } from '../frame/adminFrame.texts.ts'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { peopleTexts as texts } from '../people-pages/people.texts.ts'
import { staffListQuery, type StaffListInput } from './staffListLoader.ts'

const PATH = '/admin/staff/'

/** Everybody of the staff; by an e-mail whoever shall become one. */
export function StaffListPage() {
  const { filters } = useLoaderData<StaffListInput>()
  const { data } = useSuspenseQuery(staffListQuery(useHost().call, filters.email))
  const { members } = data
  return (
    <AdminFrame
      current={PATH}
      title={texts.staff}
      note={formatNumber(members.filter(({ isStaff }) => isStaff).length)}
      actions={<CsvLink endpoint={listStaffMembers} filters={filters} />}
    >
      <AdminList
        path={PATH}
        filters={filters}
        page={1}
        total={members.length}
        pageSize={Math.max(1, members.length)}
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
        fields={<TextField name="email" type="search" label={texts.staffSearch} defaultValue={filters.email ?? ''} />}
      />
    </AdminFrame>
  )
}
