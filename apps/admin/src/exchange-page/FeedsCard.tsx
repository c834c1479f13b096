import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { listMarketFeeds } from '@verstak/contracts/exchangeStaff'
import { useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Table } from '@verstak/ui-kit/Table'
import { AdminCard } from '../fields/AdminCard.tsx'
import { momentOf } from '../frame/adminDates.ts'
import { CsvLink } from '../list/CsvLink.tsx'
import { useRowKeys } from '../list/useRowKeys.ts'
import { feedsQuery } from './exchangeLoader.ts'
import { exchangeTexts as texts } from './exchange.texts.ts'

/** A shop may have a hundred regions. */
const TABLE_HEIGHT = 320

/** Addresses that marketplaces fetch. */
export function FeedsCard() {
  const { data } = useSuspenseQuery(feedsQuery(useHost().call))
  return (
    <AdminCard title={texts.feeds} actions={<CsvLink endpoint={listMarketFeeds} filters={{}} of={texts.feeds} />}>
      <p>{texts.feedsNote}</p>
      <div ref={useRowKeys()}>
        <Table
          caption={texts.feeds}
          isCaptionHidden
          maxHeight={TABLE_HEIGHT}
          columns={[
            { key: 'region', header: texts.region, cell: ({ region }) => region },
            {
              key: 'address',
              header: texts.address,
              cell: ({ address }) => (
                <a className={long} href={address}>
                  {address}
                </a>
              ),
            },
            { key: 'made', header: texts.madeAt, cell: ({ madeAt }) => (madeAt ? momentOf(madeAt) : texts.notMade) },
            {
              key: 'offers',
              header: texts.offers,
              cell: ({ offers }) => (offers === null ? '' : formatNumber(offers)),
            },
          ]}
          rows={data.feeds}
          keyOf={({ regionId }) => regionId}
        />
      </div>
    </AdminCard>
  )
}

const long = css`
  white-space: nowrap;
`
