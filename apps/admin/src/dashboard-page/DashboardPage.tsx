import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { mayOpen } from '@verstak/contracts/staffPolicy'
import type { OrderFigures, WaitingFigure } from '@verstak/contracts/staff'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { formatNumber } from '@verstak/plural/formatNumber'
import { useLoaderData } from '@verstak/router'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Table } from '@verstak/ui-kit/Table'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { useStaff } from '../frame/staffQuery.ts'
import { liveColumns } from '../release-page/liveColumns.ts'
import { dashboardQuery, type DashboardInput } from './dashboardLoader.ts'
import { dashboardTexts as texts } from './dashboard.texts.ts'
import { SearchResults } from './SearchResults.tsx'
import { waitedFor } from './waitedFor.ts'

/** Where what waits is dealt with. */
const PLACE_OF: Partial<Record<WaitingFigure['what'], string>> = {
  'new-orders': '/admin/orders/',
  reviews: '/admin/reviews/',
  discussions: '/admin/reviews/',
  chats: '/admin/chat/',
}

/** The start page, or what the search of its header finds. */
export function DashboardPage() {
  const { search } = useLoaderData<DashboardInput>()
  return search === '' ? <Figures /> : <SearchResults text={search} />
}

/** Orders, money, what waits, what is live. */
function Figures() {
  const { data } = useSuspenseQuery(dashboardQuery(useHost().call))
  const waiting = data.waiting.filter(({ count }) => count > 0)
  return (
    <AdminFrame current="/admin/" title={texts.title}>
      <dl className={figures}>
        <Figure name={texts.today} value={formatNumber(data.today.count)} note={sumOf(data.today)} />
        <Figure name={texts.week} value={formatNumber(data.week.count)} note={sumOf(data.week)} />
        {data.money && (
          <>
            <Figure name={texts.received} value={formatPrice(data.money.received)} />
            <Figure name={texts.returned} value={formatPrice(data.money.returned)} />
          </>
        )}
      </dl>
      <div className={columns}>
        <Card title={texts.waiting}>
          {waiting.length === 0 && <p>{texts.nothing}</p>}
          <ul>
            {waiting.map((figure) => (
              <Waiting key={figure.what} {...figure} />
            ))}
          </ul>
        </Card>
        <Card title={texts.days}>
          <Table
            caption={texts.days}
            isCaptionHidden
            columns={[
              { key: 'day', header: texts.day, cell: ({ day }) => day.split('-').reverse().join('.') },
              { key: 'count', header: texts.count, align: 'end', cell: ({ count }) => formatNumber(count) },
              ...(data.money
                ? [
                    {
                      key: 'sum',
                      header: texts.sum,
                      align: 'end' as const,
                      cell: ({ sum }: (typeof data.days)[number]) => formatPrice(sum ?? 0),
                    },
                  ]
                : []),
            ]}
            rows={data.days.toReversed()}
            keyOf={({ day }) => day}
          />
        </Card>
        <Card title={texts.live}>
          <Table
            caption={texts.live}
            isCaptionHidden
            columns={liveColumns}
            rows={data.live}
            keyOf={({ remote }) => remote}
          />
        </Card>
      </div>
    </AdminFrame>
  )
}

const sumOf = ({ sum }: v.InferOutput<typeof OrderFigures>) => (sum === null ? '' : texts.onSum(formatPrice(sum)))

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className={card}>
      <dt className={quiet}>{name}</dt>
      <dd className={number}>{value}</dd>
      {note && <dd className={quiet}>{note}</dd>}
    </div>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={card}>
      <Heading level={2} look="minor">
        {title}
      </Heading>
      {children}
    </section>
  )
}

function Waiting({ what, count, oldest }: WaitingFigure) {
  const { isServed } = useHost()
  const { role } = useStaff()
  const place = PLACE_OF[what]
  const isLink = place !== undefined && mayOpen(role, place) && isServed?.(place)
  return (
    <li className={row}>
      {isLink ? <Link href={place}>{texts.what[what]}</Link> : texts.what[what]}
      <b className={strong}>{formatNumber(count)}</b>
      {oldest > 0 && <small className={quiet}>{texts.longest(waitedFor(oldest))}</small>}
    </li>
  )
}

const strong = css`
  font-weight: ${weight.semibold};
`

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const number = css`
  font-size: ${fontSize.s24};
  line-height: ${lineHeight.s24};
  font-weight: ${weight.bold};
`

const row = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s2} ${space.s12};
  padding: ${space.s8} 0;
  border-bottom: 1px solid ${color.lineHair};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  &:last-child {
    border-bottom: 0;
  }
`

const card = css`
  display: grid;
  align-content: start;
  gap: ${space.s4};
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const figures = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space.s16};
`

const columns = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${space.s16};

  @media ${media.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`
