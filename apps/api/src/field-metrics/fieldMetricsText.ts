import { FIELD_METRICS } from '@verstak/contracts/fieldMetric'
import type { Services } from '../services.ts'
import { dayOf } from './dayOf.ts'
import { selectBuckets, selectBucketsSince, type BucketRow } from './fieldMetrics.sql.ts'
import { quantileOf } from './quantileOf.ts'

/** Search engines judge pages by as many days. */
const DAYS = 28
const QUANTILE = 0.75

/**
 * Field metrics in Prometheus' format, out of the table: today's histograms, which begin anew with each day (UTC), as a
 * counter does with each start; and the 75th percentile of four weeks.
 */
export async function fieldMetricsText({ db, now }: Pick<Services, 'db' | 'now'>): Promise<string> {
  const today = await selectBuckets(db, dayOf(now()))
  const weeks = await selectBucketsSince(db, dayOf(now(), DAYS - 1))
  return [
    '# HELP web_vital What browsers measured of pages today; milliseconds, for cls its score.',
    '# TYPE web_vital histogram',
    ...groupsOf(today).flatMap(histogramOf),
    '# HELP web_vital_p75 75th percentile of the last 28 days.',
    '# TYPE web_vital_p75 gauge',
    ...groupsOf(weeks).map((group) => `web_vital_p75${labelsOf(group[0])} ${percentileOf(group)}`),
    '',
  ].join('\n')
}

type Row = Omit<BucketRow, 'releases'> & { releases?: string }
type Group<One extends Row> = [One, ...One[]]

/** Rows of one histogram together; they come in that order. */
function groupsOf<One extends Row>(rows: readonly One[]): Group<One>[] {
  const groups = new Map<string, Group<One>>()
  for (const row of rows) {
    const key = labelsOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}

function histogramOf(rows: Group<BucketRow>): string[] {
  const [first] = rows
  const countUpTo = (bound: number) =>
    rows.filter(({ upper_bound }) => upper_bound <= bound).reduce((sum, { samples }) => sum + samples, 0)
  const all = countUpTo(Infinity)
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  return [
    ...FIELD_METRICS[first.metric].map((bound) => `web_vital_bucket${labelsOf(first, `${bound}`)} ${countUpTo(bound)}`),
    `web_vital_bucket${labelsOf(first, '+Inf')} ${all}`,
    `web_vital_sum${labelsOf(first)} ${Number(total.toFixed(3))}`,
    `web_vital_count${labelsOf(first)} ${all}`,
  ]
}

const percentileOf = (rows: Group<Row>): number =>
  Number(quantileOf(rows, FIELD_METRICS[rows[0].metric], QUANTILE).toFixed(3))

function labelsOf({ metric, page_type, releases }: Row, le?: string): string {
  const labels = { metric, page_type, ...(releases === undefined ? {} : { releases }), ...(le ? { le } : {}) }
  const text = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '')}"`)
  return `{${text.join(',')}}`
}
