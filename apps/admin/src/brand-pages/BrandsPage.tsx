import { useSuspenseQuery } from '@tanstack/react-query'
import { createBrand } from '@verstak/contracts/catalogueCreation'
import { listStaffBrands } from '@verstak/contracts/staffCatalogue'
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
import { brandsTexts as texts } from './brands.texts.ts'

const PATH = '/admin/brand/'

/** Brands with a search. */
export function BrandsPage() {
  const input = useLoaderData<TextListInput>()
  const { filters, page } = input
  const { data } = useSuspenseQuery(textListQuery(useHost().call, listStaffBrands, input))
  return (
    <AdminFrame
      current={PATH}
      title={texts.title}
      note={formatNumber(data.total)}
      actions={<CsvLink endpoint={listStaffBrands} filters={filters} />}
    >
      <Disclosure summary={texts.make}>
        <NewThing
          creation={createBrand}
          kind="brand"
          title={texts.make}
          fields={[{ name: 'name' }, { name: 'slug', hint: texts.slugHint }, { name: 'country' }]}
          others={{ isHidden: false }}
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
        fields={<TextField name="text" type="search" label={texts.search} defaultValue={filters.text ?? ''} />}
      />
    </AdminFrame>
  )
}
