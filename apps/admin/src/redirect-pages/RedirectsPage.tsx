import { useSuspenseQuery } from '@tanstack/react-query'
import { createRedirect, listStaffRedirects } from '@verstak/contracts/staffRedirect'
import { useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { useLoaderData } from '@verstak/router'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { TextField } from '@verstak/ui-kit/TextField'
import { NewThing } from '../edit/NewThing.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { textListQuery, type TextListInput } from '../list/textListLoader.ts'
import { redirectsTexts as texts } from './redirects.texts.ts'

const PATH = '/admin/redirects/'

/** Redirects with a search, and the way to a new one. */
export function RedirectsPage() {
  const input = useLoaderData<TextListInput>()
  const { filters, page } = input
  const { data } = useSuspenseQuery(textListQuery(useHost().call, listStaffRedirects, input))
  return (
    <AdminFrame
      current={PATH}
      title={texts.title}
      note={formatNumber(data.total)}
      actions={<CsvLink endpoint={listStaffRedirects} filters={filters} />}
    >
      <Disclosure summary={texts.make}>
        <NewThing
          creation={createRedirect}
          kind="redirect"
          title={texts.make}
          fields={[
            { name: 'from', hint: texts.fromHint },
            { name: 'to', hint: texts.toHint },
          ]}
          others={{ isPermanent: true }}
          addressOf={(id) => `${PATH}${id}/`}
        />
      </Disclosure>
      <AdminList
        path={PATH}
        filters={filters}
        page={page}
        total={data.total}
        pageSize={data.pageSize}
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
        fields={<TextField name="text" type="search" label={texts.search} defaultValue={filters.text ?? ''} />}
      />
    </AdminFrame>
  )
}
