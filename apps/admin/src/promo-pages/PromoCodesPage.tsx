import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { createPromoCode, listStaffPromoCodes } from '@verstak/contracts/staffShop'
import { useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { TextField } from '@verstak/ui-kit/TextField'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { momentOf } from '../frame/adminDates.ts'
import { useStaff } from '../frame/staffQuery.ts'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { textListQuery, type TextListInput } from '../list/textListLoader.ts'
import { NewPromoCode } from './NewPromoCode.tsx'
import { promoTexts as texts } from './promo.texts.ts'

const PATH = '/admin/promotions/'

/** Promo codes with a search, and the way to a new one. */
export function PromoCodesPage() {
  const input = useLoaderData<TextListInput>()
  const { filters, page } = input
  const { role } = useStaff()
  const { data } = useSuspenseQuery(textListQuery(useHost().call, listStaffPromoCodes, input))
  return (
    <AdminFrame
      current={PATH}
      title={texts.title}
      note={formatNumber(data.total)}
      actions={
        <>
          <Button href="/admin/promotions/banners/" variant="secondary" size="s">
            {texts.banners}
          </Button>
          <Button href="/admin/promotions/bars/" variant="secondary" size="s">
            {texts.bars}
          </Button>
          <CsvLink endpoint={listStaffPromoCodes} filters={filters} />
        </>
      }
    >
      {mayCall(role, createPromoCode) && (
        <Disclosure summary={texts.make}>
          <NewPromoCode />
        </Disclosure>
      )}
      <AdminList
        path={PATH}
        filters={filters}
        page={page}
        total={data.total}
        pageSize={data.pageSize}
        caption={texts.caption}
        rows={data.codes}
        keyOf={({ id }) => id}
        nameOf={({ code }) => code}
        columns={[
          { key: 'code', header: texts.code, cell: ({ id, code }) => <a href={`${PATH}${id}/`}>{code}</a> },
          { key: 'name', header: texts.name, cell: ({ name }) => name },
          { key: 'ends', header: texts.ends, cell: ({ endsAt }) => (endsAt ? momentOf(endsAt) : texts.endless) },
          {
            key: 'used',
            header: texts.used,
            align: 'end',
            cell: ({ usedCount, maxUses }) => texts.usedOf(usedCount, maxUses),
          },
        ]}
        fields={<TextField name="text" type="search" label={texts.search} defaultValue={filters.text ?? ''} />}
      />
    </AdminFrame>
  )
}
