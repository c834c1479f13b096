import { createRedirect, listStaffRedirects } from '@verstak/contracts/staffRedirect'
import { SearchFilter } from '../list/filterFields.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { redirectsTexts as texts } from './redirects.texts.ts'

const PATH = '/admin/redirects/'

/** Redirects with a search, and the way to a new one. */
export function RedirectsPage() {
  const { data, list } = useList(listStaffRedirects)
  return (
    <ListPage
      {...list}
      path={PATH}
      title={texts.title}
      make={{
        ...{ creation: createRedirect, kind: 'redirect', title: texts.make },
        fields: [
          { name: 'from', hint: texts.fromHint },
          { name: 'to', hint: texts.toHint },
        ],
        others: { isPermanent: true },
      }}
      caption={texts.caption}
      rows={data.redirects}
      keyOf={({ id }) => id}
      nameOf={({ from }) => from}
      columns={[
        { key: 'from', header: texts.from, cell: ({ id, from }) => <a href={`${PATH}${id}/`}>{from}</a> },
        { key: 'to', header: texts.to, cell: ({ to }) => <a href={to}>{to}</a> },
        {
          key: 'kind',
          header: texts.kind,
          cell: ({ isPermanent }) => (isPermanent ? texts.permanent : texts.temporary),
        },
      ]}
      fields={<SearchFilter filters={list.filters} label={texts.search} />}
    />
  )
}
