import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { listMarketFeeds } from '@verstak/contracts/exchangeStaff'
import { useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { AdminCard } from '../fields/AdminCard.tsx'
import { momentOf } from '../frame/adminDates.ts'
import { AdminList } from '../list/AdminList.tsx'
import { CsvLink } from '../list/CsvLink.tsx'
import { ChoiceFilter, SearchFilter } from '../list/filterFields.tsx'
import { feedsQuery, filtersOf, type ExchangeInput } from './exchangeLoader.ts'
import { EXCHANGE_PAGE } from './exchangePage.data.ts'
import { exchangeTexts as texts } from './exchange.texts.ts'

/** Addresses that marketplaces fetch. */
export function FeedsCard({ input }: { input: ExchangeInput }) {
  const { data } = useSuspenseQuery(feedsQuery(useHost().call, input))
  const { runs, feeds: filters } = filtersOf(input)
  return (
    <AdminCard title={texts.feeds} actions={<CsvLink endpoint={listMarketFeeds} filters={filters} of={texts.feeds} />}>
      <p>{texts.feedsNote}</p>
      <AdminList
        path={EXCHANGE_PAGE}
        filters={filters}
        kept={{ ...runs, ...(input.file !== null && { file: input.file, show: input.show }) }}
        caption={texts.feeds}
        rows={data.feeds}
        keyOf={({ regionId }) => regionId}
        nameOf={({ region }) => region}
        nothing={texts.noFeeds}
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
            align: 'end',
            cell: ({ offers }) => (offers === null ? '' : formatNumber(offers)),
          },
        ]}
        fields={
          <>
            <SearchFilter filters={filters} label={texts.searchFeed} />
            <ChoiceFilter
              {...{ filters, name: 'state', label: texts.feedState }}
              options={Object.entries(texts.feedStates)}
            />
          </>
        }
      />
    </AdminCard>
  )
}

const long = css`
  white-space: nowrap;
`
