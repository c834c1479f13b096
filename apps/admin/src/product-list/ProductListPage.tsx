import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { planProductChanges, listStaffProducts } from '@verstak/contracts/staffCatalogue'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { formatNumber } from '@verstak/plural/formatNumber'
import { useLoaderData } from '@verstak/router'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { useStaff } from '../frame/staffQuery.ts'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { ChoiceFilter, SearchFilter } from '../list/filterFields.tsx'
import type { ListInput } from '../list/listAddress.ts'
import { asTree, choicesQuery } from '../product-page/choicesQuery.ts'
import { BulkChanges } from './BulkChanges.tsx'
import { productListTexts as texts } from './productList.texts.ts'
import { productFilterOf, productListQuery } from './productListLoader.ts'

const PATH = '/admin/product/'

/** Products with a search, and changes of many at once. */
export function ProductListPage() {
  const { call } = useHost()
  const { role } = useStaff()
  const input = useLoaderData<ListInput>()
  const { filters, page, refused } = input
  const { data, refetch } = useSuspenseQuery(productListQuery(call, input))
  const { data: choices } = useSuspenseQuery(choicesQuery(call))
  const mayBulk = mayCall(role, planProductChanges)
  return (
    <AdminFrame
      current={PATH}
      title={texts.title}
      note={formatNumber(data.total)}
      actions={mayBulk && <CsvLink endpoint={listStaffProducts} filters={filters} />}
    >
      <AdminList
        path={PATH}
        filters={filters}
        page={page}
        total={data.total}
        pageSize={data.pageSize}
        caption={texts.caption}
        rows={data.products}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          {
            key: 'name',
            header: texts.name,
            cell: ({ id, name, isActive }) => (
              <a href={`${PATH}${id}/`}>
                {name}
                {!isActive && ` (${texts.withdrawn})`}
              </a>
            ),
          },
          { key: 'code', header: texts.code, cell: ({ sku }) => sku },
          { key: 'brand', header: texts.brand, cell: ({ brand }) => brand },
          { key: 'category', header: texts.category, cell: ({ category }) => category },
          {
            key: 'price',
            header: texts.price,
            align: 'end',
            cell: ({ price, oldPrice }) => (
              <>
                {formatPrice(price)}
                {oldPrice !== null && (
                  <>
                    <br />
                    <s>{formatPrice(oldPrice)}</s>
                  </>
                )}
              </>
            ),
          },
          { key: 'stock', header: texts.stock, align: 'end', cell: ({ stock }) => formatNumber(stock) },
        ]}
        fields={
          <>
            <SearchFilter filters={filters} label={texts.search} />
            <ChoiceFilter
              {...{ filters, name: 'brandId', label: texts.brand, any: texts.any }}
              options={choices.brands.map(({ id, name }) => [id, name])}
            />
            <ChoiceFilter
              {...{ filters, name: 'categoryId', label: texts.category, any: texts.any }}
              options={asTree(choices.categories).map(({ id, name }) => [id, name])}
            />
            <ChoiceFilter
              {...{ filters, name: 'state', label: texts.state, any: texts.any }}
              options={Object.entries(texts.states)}
            />
          </>
        }
      />
      {/* Changes are of what the filters find: not of more, because one of them was refused. */}
      {mayBulk && !refused && (
        <Disclosure summary={texts.bulk}>
          <BulkChanges filter={productFilterOf(filters)} onApplied={() => void refetch()} />
        </Disclosure>
      )}
    </AdminFrame>
  )
}
