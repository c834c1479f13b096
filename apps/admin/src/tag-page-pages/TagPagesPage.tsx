import { useSuspenseQuery } from '@tanstack/react-query'
import { createTagPage } from '@verstak/contracts/catalogueCreation'
import { listStaffTagPages } from '@verstak/contracts/staffCatalogue'
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
import { asTree, choicesQuery } from '../product-page/choicesQuery.ts'
import { tagPagesTexts as texts } from './tagPages.texts.ts'

const PATH = '/admin/tag-page/'

/** Tag pages with a search. */
export function TagPagesPage() {
  const input = useLoaderData<TextListInput>()
  const { filters, page } = input
  const { call } = useHost()
  const { data } = useSuspenseQuery(textListQuery(call, listStaffTagPages, input))
  const { data: choices } = useSuspenseQuery(choicesQuery(call))
  return (
    <AdminFrame
      current={PATH}
      title={texts.title}
      note={formatNumber(data.total)}
      actions={<CsvLink endpoint={listStaffTagPages} filters={filters} />}
    >
      <Disclosure summary={texts.make}>
        <NewThing
          creation={createTagPage}
          kind="tag-page"
          title={texts.make}
          fields={[
            { name: 'name' },
            { name: 'slug', hint: texts.slugHint },
            { name: 'categoryId', options: asTree(choices.categories) },
            { name: 'filters', hint: texts.filtersHint },
          ]}
          others={{ position: 0 }}
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
        rows={data.tagPages}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          { key: 'name', header: texts.name, cell: ({ id, name }) => <a href={`${PATH}${id}/`}>{name}</a> },
          { key: 'category', header: texts.category, cell: ({ category }) => category },
          { key: 'filters', header: texts.filters, cell: ({ filters: of }) => of },
          { key: 'address', header: texts.address, cell: ({ link }) => <a href={link}>{link}</a> },
        ]}
        fields={<TextField name="text" type="search" label={texts.search} defaultValue={filters.text ?? ''} />}
      />
    </AdminFrame>
  )
}
