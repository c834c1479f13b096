import { useSuspenseQuery } from '@tanstack/react-query'
import { listStaffOrganizations } from '@verstak/contracts/staffShop'
import { useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { useLoaderData } from '@verstak/router'
import { TextField } from '@verstak/ui-kit/TextField'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { textListQuery, type TextListInput } from '../list/textListLoader.ts'
import { peopleTexts as texts } from './people.texts.ts'

const PATH = '/admin/organizations/'

/** Organizations with a search. */
export function OrganizationsPage() {
  const input = useLoaderData<TextListInput>()
  const { filters, page } = input
  const { data } = useSuspenseQuery(textListQuery(useHost().call, listStaffOrganizations, input))
  return (
    <AdminFrame
      current={PATH}
      title={texts.organizations}
      note={formatNumber(data.total)}
      actions={<CsvLink endpoint={listStaffOrganizations} filters={filters} />}
    >
      <AdminList
        path={PATH}
        filters={filters}
        page={page}
        total={data.total}
        pageSize={data.pageSize}
        caption={texts.organizationsCaption}
        rows={data.organizations}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          { key: 'name', header: texts.organization, cell: ({ id, name }) => <a href={`${PATH}${id}/`}>{name}</a> },
          { key: 'inn', header: texts.inn, cell: ({ inn }) => inn },
          { key: 'level', header: texts.level, cell: ({ level }) => level },
          { key: 'members', header: texts.members, align: 'end', cell: ({ members }) => formatNumber(members) },
          { key: 'orders', header: texts.orders, align: 'end', cell: ({ orders }) => formatNumber(orders) },
        ]}
        fields={
          <TextField name="text" type="search" label={texts.organizationsSearch} defaultValue={filters.text ?? ''} />
        }
      />
    </AdminFrame>
  )
}
