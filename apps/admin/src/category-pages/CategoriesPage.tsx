import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { listStaffCategories } from '@verstak/contracts/staffCatalogue'
import { createCategory } from '@verstak/contracts/catalogueCreation'
import { useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { NewThing } from '../edit/NewThing.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { asTree } from '../product-page/choicesQuery.ts'
import { categoriesQuery } from './categoriesLoader.ts'
import { categoriesTexts as texts } from './categories.texts.ts'

const PATH = '/admin/category/'
/** A new one stands behind its siblings. */
const LAST = 10_000

/** The tree of categories, parents before their children. */
export function CategoriesPage() {
  const { data } = useSuspenseQuery(categoriesQuery(useHost().call))
  const { categories } = data
  return (
    <AdminFrame
      current={PATH}
      title={texts.title}
      note={formatNumber(categories.length)}
      actions={<CsvLink endpoint={listStaffCategories} filters={{}} />}
    >
      <Disclosure summary={texts.make}>
        <NewThing
          creation={createCategory}
          kind="category"
          title={texts.make}
          fields={[
            { name: 'name' },
            { name: 'slug', hint: texts.slugHint },
            { name: 'parentId', hint: texts.parentHint, options: asTree(categories), isNullable: true },
          ]}
          others={{ isForceShow: false, isHidden: false, place: LAST }}
          addressOf={(id) => `${PATH}${id}/`}
        />
      </Disclosure>
      <AdminList
        path={PATH}
        filters={{}}
        page={1}
        total={categories.length}
        pageSize={Math.max(1, categories.length)}
        caption={texts.caption}
        rows={categories}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          {
            key: 'name',
            header: texts.name,
            cell: ({ id, name, depth }) => (
              <span className={branch} data-depth={Math.min(depth, 4)}>
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
      />
    </AdminFrame>
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
