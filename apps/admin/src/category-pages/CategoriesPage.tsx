import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createCategory } from '@verstak/contracts/catalogueCreation'
import { listStaffCategories } from '@verstak/contracts/staffCatalogue'
import { useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { ChoiceFilter, SearchFilter } from '../list/filterFields.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { asTree, choicesQuery } from '../product-page/choicesQuery.ts'
import { categoriesTexts as texts } from './categories.texts.ts'

const PATH = '/admin/category/'
/** A new one stands behind its siblings. */
const LAST = 10_000

/** The tree of categories, parents before their children; with filters those that fit. */
export function CategoriesPage() {
  const { data, list } = useList(listStaffCategories)
  const { data: choices } = useSuspenseQuery(choicesQuery(useHost().call))
  const isTree = Object.keys(list.filters).length === 0
  return (
    <ListPage
      {...list}
      path={PATH}
      title={texts.title}
      make={{
        ...{ creation: createCategory, kind: 'category', title: texts.make },
        fields: [
          { name: 'name' },
          { name: 'slug', hint: texts.slugHint },
          { name: 'parentId', hint: texts.parentHint, options: asTree(choices.categories), isNullable: true },
        ],
        others: { isForceShow: false, isHidden: false, place: LAST },
      }}
      caption={texts.caption}
      rows={data.categories}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        {
          key: 'name',
          header: texts.name,
          cell: ({ id, name, depth }) => (
            // Without their parents, indents would say nothing.
            <span className={branch} data-depth={isTree ? Math.min(depth, 4) : undefined}>
              <a href={`${PATH}${id}/`}>{name}</a>
            </span>
          ),
        },
        { key: 'address', header: texts.address, cell: ({ link }) => <a href={link}>{link}</a> },
        {
          key: 'forced',
          header: texts.shown,
          cell: ({ isForceShow, isHidden }) => (isHidden ? texts.hidden : isForceShow && texts.forced),
        },
        { key: 'products', header: texts.products, align: 'end', cell: ({ products }) => formatNumber(products) },
      ]}
      fields={
        <>
          <SearchFilter filters={list.filters} label={texts.search} />
          <ChoiceFilter
            filters={list.filters}
            name="state"
            label={texts.shown}
            options={Object.entries(texts.states)}
          />
        </>
      }
    />
  )
}

const branch = css`
  display: block;

  &[data-depth='2'] {
    padding-left: 24px;
  }

  &[data-depth='3'] {
    padding-left: 48px;
  }

  &[data-depth='4'] {
    padding-left: 72px;
  }
`
