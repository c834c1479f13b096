import { useSuspenseQuery } from '@tanstack/react-query'
import { createTagPage } from '@verstak/contracts/catalogueCreation'
import { listStaffTagPages } from '@verstak/contracts/staffCatalogue'
import { useHost } from '@verstak/host'
import { SearchFilter } from '../list/filterFields.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { asTree, choicesQuery } from '../product-page/choicesQuery.ts'
import { tagPagesTexts as texts } from './tagPages.texts.ts'

const PATH = '/admin/tag-page/'

/** Tag pages with a search. */
export function TagPagesPage() {
  const { data, list } = useList(listStaffTagPages)
  const { data: choices } = useSuspenseQuery(choicesQuery(useHost().call))
  return (
    <ListPage
      {...list}
      path={PATH}
      title={texts.title}
      make={{
        ...{ creation: createTagPage, kind: 'tag-page', title: texts.make },
        fields: [
          { name: 'name' },
          { name: 'slug', hint: texts.slugHint },
          { name: 'categoryId', options: asTree(choices.categories) },
          { name: 'filters', hint: texts.filtersHint },
        ],
        others: { position: 0 },
      }}
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
      fields={<SearchFilter filters={list.filters} label={texts.search} />}
    />
  )
}
