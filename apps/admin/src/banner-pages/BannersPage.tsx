import { createPromotion, listStaffPromotions, NEW_PROMOTION } from '@verstak/contracts/staffPromotion'
import { BANNER_PLACE_NAMES } from '@verstak/contracts/staffWords.texts'
import { Button } from '@verstak/ui-kit/Button'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { ShownFilters, shownColumns } from '../promo-pages/ShownFilters.tsx'
import { bannerTexts as texts } from './banners.texts.ts'

const PATH = '/admin/promotions/banners/'

/** Promotions and their banners, and the way to a new one, which only the staff sees at first. */
export function BannersPage() {
  const { data, list } = useList(listStaffPromotions)
  return (
    <ListPage
      {...list}
      path={PATH}
      section="/admin/promotions/"
      title={texts.title}
      actions={
        <Button href="/admin/promotions/" variant="secondary" size="s">
          {texts.codes}
        </Button>
      }
      make={{
        ...{ creation: createPromotion, kind: 'promotion', title: texts.make },
        fields: [{ name: 'name' }, { name: 'url', hint: texts.urlHint }],
        others: () => ({ ...NEW_PROMOTION, audience: 'admin', startsAt: new Date().toISOString() }),
      }}
      caption={texts.caption}
      rows={data.promotions}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', header: texts.name, cell: ({ id, name }) => <a href={`${PATH}${id}/`}>{name}</a> },
        {
          key: 'place',
          header: texts.place,
          cell: ({ place }) => (place ? BANNER_PLACE_NAMES[place] : texts.listOnly),
        },
        ...shownColumns,
      ]}
      fields={<ShownFilters filters={list.filters} search={texts.search} />}
    />
  )
}
