import { createInfoBar, listInfoBars, NEW_BAR } from '@verstak/contracts/staffBar'
import { Button } from '@verstak/ui-kit/Button'
import { ListPage } from '../list/ListPage.tsx'
import { useList } from '../list/useList.ts'
import { ShownFilters, shownColumns } from '../promo-pages/ShownFilters.tsx'
import { barTexts as texts } from './bars.texts.ts'

const PATH = '/admin/promotions/bars/'
const DAY_MS = 24 * 60 * 60 * 1000

/** Bars above the header, and the way to a new one: it begins tomorrow, so that nobody sees it before it is ready. */
export function BarsPage() {
  const { data, list } = useList(listInfoBars)
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
        ...{ creation: createInfoBar, kind: 'info-bar', title: texts.make },
        fields: [{ name: 'text', hint: texts.makeHint }],
        others: () => ({ ...NEW_BAR, startsAt: new Date(Date.now() + DAY_MS).toISOString() }),
      }}
      caption={texts.caption}
      rows={data.bars}
      keyOf={({ id }) => id}
      nameOf={({ text }) => text}
      columns={[
        { key: 'text', header: texts.text, cell: ({ id, text }) => <a href={`${PATH}${id}/`}>{text}</a> },
        ...shownColumns,
      ]}
      fields={<ShownFilters filters={list.filters} search={texts.search} />}
    />
  )
}
