import { listStaffOrganizations } from '@verstak/contracts/staffShop'
import { formatNumber } from '@verstak/plural/formatNumber'
import { SearchFilter } from '../list/filterFields.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { peopleTexts as texts } from './people.texts.ts'

const PATH = '/admin/organizations/'

/** Organizations with a search. */
export function OrganizationsPage() {
  const { data, list } = useList(listStaffOrganizations)
  return (
    <ListPage
      {...list}
      path={PATH}
      title={texts.organizations}
      nothing={texts.noOrganizations}
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
      fields={<SearchFilter filters={list.filters} label={texts.organizationsSearch} />}
    />
  )
}
