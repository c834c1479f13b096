import { createBrand } from '@verstak/contracts/catalogueCreation'
import { listStaffBrands } from '@verstak/contracts/staffCatalogue'
import { formatNumber } from '@verstak/plural/formatNumber'
import { SearchFilter } from '../list/filterFields.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { brandsTexts as texts } from './brands.texts.ts'

const PATH = '/admin/brand/'

/** Brands with a search. */
export function BrandsPage() {
  const { data, list } = useList(listStaffBrands)
  return (
    <ListPage
      {...list}
      path={PATH}
      title={texts.title}
      make={{
        ...{ creation: createBrand, kind: 'brand', title: texts.make },
        fields: [{ name: 'name' }, { name: 'slug', hint: texts.slugHint }, { name: 'country' }],
        others: { isHidden: false },
      }}
      caption={texts.caption}
      rows={data.brands}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', header: texts.name, cell: ({ id, name }) => <a href={`${PATH}${id}/`}>{name}</a> },
        { key: 'country', header: texts.country, cell: ({ country }) => country },
        { key: 'address', header: texts.address, cell: ({ link }) => <a href={link}>{link}</a> },
        { key: 'state', header: texts.state, cell: ({ isHidden }) => (isHidden ? texts.hidden : texts.shown) },
        { key: 'products', header: texts.products, align: 'end', cell: ({ products }) => formatNumber(products) },
      ]}
      fields={<SearchFilter filters={list.filters} label={texts.search} />}
    />
  )
}
