import { createPromoCode, listStaffPromoCodes } from '@verstak/contracts/staffShop'
import { Button } from '@verstak/ui-kit/Button'
import { momentOf } from '../frame/adminDates.ts'
import { SearchFilter } from '../list/filterFields.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { promoTexts as texts } from './promo.texts.ts'

const PATH = '/admin/promotions/'

/** What a new code has besides its percentage; everything is set on its page. */
const NEW_CODE = {
  ...{ kind: 'percent', giftSku: null, amount: null, minSum: 0, audience: null, isFirstOrder: false, endsAt: null },
  ...{ maxUses: null, maxUsesPerPhone: null, isListed: false },
}

/** Promo codes with a search, and the way to a new one. */
export function PromoCodesPage() {
  const { data, list } = useList(listStaffPromoCodes)
  return (
    <ListPage
      {...list}
      path={PATH}
      title={texts.title}
      actions={
        <>
          <Button href="/admin/promotions/banners/" variant="secondary" size="s">
            {texts.banners}
          </Button>
          <Button href="/admin/promotions/bars/" variant="secondary" size="s">
            {texts.bars}
          </Button>
        </>
      }
      make={{
        ...{ creation: createPromoCode, kind: 'promo-code', title: texts.make },
        fields: [{ name: 'code' }, { name: 'percent', isNumber: true, hint: texts.makeHint }],
        others: ({ percent }) => ({
          ...NEW_CODE,
          name: texts.nameOf(percent as number),
          startsAt: new Date().toISOString(),
        }),
      }}
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
      fields={<SearchFilter filters={list.filters} label={texts.search} />}
    />
  )
}
