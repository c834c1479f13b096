import { useSuspenseQuery } from '@tanstack/react-query'
import { listInfoBars } from '@verstak/contracts/staffBar'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { momentOf } from '../frame/adminDates.ts'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { barsQuery } from './barsLoader.ts'
import { barTexts as texts } from './bars.texts.ts'
import { NewBar } from './NewBar.tsx'

const PATH = '/admin/promotions/bars/'

/** Bars above the header, and the way to a new one. */
export function BarsPage() {
  const { data } = useSuspenseQuery(barsQuery(useHost().call))
  const { bars } = data
  return (
    <AdminFrame
      current="/admin/promotions/"
      title={texts.title}
      note={bars.length}
      actions={
        <>
          <Button href="/admin/promotions/" variant="secondary" size="s">
            {texts.codes}
          </Button>
          <CsvLink endpoint={listInfoBars} filters={{}} />
        </>
      }
    >
      <Disclosure summary={texts.make}>
        <NewBar />
      </Disclosure>
      <AdminList
        path={PATH}
        filters={{}}
        page={1}
        total={bars.length}
        pageSize={Math.max(1, bars.length)}
        caption={texts.caption}
        rows={bars}
        keyOf={({ id }) => id}
        nameOf={({ text }) => text}
        columns={[
          { key: 'text', header: texts.text, cell: ({ id, text }) => <a href={`${PATH}${id}/`}>{text}</a> },
          { key: 'starts', header: texts.starts, cell: ({ startsAt }) => momentOf(startsAt) },
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
