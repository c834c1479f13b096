import type { FieldMetricName, FieldSamples } from '@verstak/contracts/fieldMetric'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Adds samples to the rows of a day, `YYYY-MM-DD`. Equal keys must have been summed up before. */
export async function addSamples(db: Queryable, day: string, samples: readonly FieldSamples[]): Promise<void> {
  const sets = [...new Set(samples.map(({ releases }) => releases))].sort()
  await sql`insert into field_release_set (releases) select unnest(${sets}::text[]) on conflict do nothing`.execute(db)
  // In one order, so that two reports wait for each other instead of locking each other out.
  const rows = JSON.stringify(samples)
  await sql`
    insert into field_metric as known (day, page_type, release_set_id, metric, upper_bound, samples, total)
    select ${day}::date, s."pageType", r.id, s.metric, coalesce(s."upperBound", 'infinity'), s.samples, s.total
    from jsonb_to_recordset(${rows}::jsonb) as s ("pageType" text, releases text, metric text,
      "upperBound" double precision, samples bigint, total double precision)
    join field_release_set r on r.releases = s.releases
    order by 2, 3, 4, 5
    on conflict (day, page_type, release_set_id, metric, upper_bound) do update
      set samples = known.samples + excluded.samples, total = known.total + excluded.total`.execute(db)
}

/** Samples of one bucket. */
export interface BucketRow {
  page_type: string
  releases: string
  metric: FieldMetricName
  /** `Infinity` for the last bucket. */
  upper_bound: number
  samples: number
  total: number
}

/** Buckets of a day, those of one histogram together, from the lowest up. */
export async function selectBuckets(db: Queryable, day: string): Promise<BucketRow[]> {
  const { rows } = await sql<BucketRow>`
    select m.page_type, r.releases, m.metric, m.upper_bound, m.samples::double precision as samples, m.total
    from field_metric m join field_release_set r on r.id = m.release_set_id
    where m.day = ${day}::date
    order by m.metric, m.page_type, r.releases, m.upper_bound`.execute(db)
  return rows
}

/** Buckets since a day by kind of page, whatever the releases, from the lowest up. */
export async function selectBucketsSince(db: Queryable, day: string): Promise<Omit<BucketRow, 'releases'>[]> {
  const { rows } = await sql<Omit<BucketRow, 'releases'>>`
    select page_type, metric, upper_bound, sum(samples)::double precision as samples, sum(total) as total
    from field_metric where day >= ${day}::date
    group by metric, page_type, upper_bound order by metric, page_type, upper_bound`.execute(db)
  return rows
}

/** Forgets what is older than a day, and sets of releases of which nothing is left. */
export async function deleteSamplesBefore(db: Queryable, day: string): Promise<void> {
  await sql`delete from field_metric where day < ${day}::date`.execute(db)
  await sql`
    delete from field_release_set r
    where not exists (select from field_metric m where m.release_set_id = r.id)`.execute(db)
}
