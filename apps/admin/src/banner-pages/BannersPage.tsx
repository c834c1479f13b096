import { useSuspenseQuery } from '@tanstack/react-query'
import { createPromotion, listStaffPromotions, NEW_PROMOTION } from '@verstak/contracts/staffPromotion'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { useState } from 'react'
import { NewThing } from '../edit/NewThing.tsx'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { momentOf } from '../frame/adminDates.ts'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { bannersQuery } from './bannersLoader.ts'
import { bannerTexts as texts } from './banners.texts.ts'

const PATH = '/admin/promotions/banners/'

/** Promotions and their banners, and the way to a new one, which only the staff sees at first. */
export function BannersPage() {
  const { data } = useSuspenseQuery(bannersQuery(useHost().call))
  const { promotions } = data
  const [startsAt] = useState(() => new Date().toISOString())
  return (
    <AdminFrame
      current="/admin/promotions/"
      title={texts.title}
      note={promotions.length}
      actions={
        <>
          <Button href="/admin/promotions/" variant="secondary" size="s">
            {texts.codes}
          </Button>
          <CsvLink endpoint={listStaffPromotions} filters={{}} />
        </>
      }
    >
      <Disclosure summary={texts.make}>
        <NewThing
          creation={createPromotion}
          kind="promotion"
          title={texts.make}
          fields={[{ name: 'name' }, { name: 'url', hint: texts.urlHint }]}
          others={{ ...NEW_PROMOTION, audience: 'admin', startsAt }}
          addressOf={(id) => `${PATH}${id}/`}
        />
      </Disclosure>
      <AdminList
        path={PATH}
        filters={{}}
        page={1}
        total={promotions.length}
        pageSize={Math.max(1, promotions.length)}
        caption={texts.caption}
        rows={promotions}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          { key: 'name', header: texts.name, cell: ({ id, name }) => <a href={`${PATH}${id}/`}>{name}</a> },
          { key: 'place', header: texts.place, cell: ({ place }) => (place ? texts.places[place] : texts.listOnly) },
          { key: 'starts', header: texts.starts, cell: ({ startsAt: at }) => momentOf(at) },
          { key: 'ends', header: texts.ends, cell: ({ endsAt }) => (endsAt ? momentOf(endsAt) : texts.endless) },
          {
            key: 'state',
            header: texts.state,
            cell: ({ isShown, isAdvertising }) =>
              [isShown ? texts.shown : texts.hidden, isAdvertising && texts.advertising].filter(Boolean).join(', '),
          },
        ]}
      />
    </AdminFrame>
  )
}
