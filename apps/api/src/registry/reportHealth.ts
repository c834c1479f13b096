import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { ReleaseHealth, reportHealth as endpoint } from '@verstak/contracts/registry'
import type { Queryable } from '../db/openDatabase.ts'
import type { Services } from '../services.ts'
import { endCanary, hasCanary } from './activateRelease.ts'
import { tokenActor } from './changeLive.ts'
import { addLcp, addPages, selectCanaries, selectLcp, selectPages } from './canaryHealth.sql.ts'
import { judgeCanary, type Health } from './judgeCanary.ts'
import { bucketsOf } from './lcpBuckets.ts'
import { findLive, lockRegistry } from './registry.sql.ts'

/** Actor of aborts in the history. */
const ACTOR = 'canary guard'

type Canary = Awaited<ReturnType<typeof selectCanaries>>[number]

/** Adds reports to the health data of canaries and their stable releases, and aborts the canaries that are worse. */
export async function reportHealth(
  services: Pick<Services, 'db' | 'now'>,
  { releases }: EndpointBody<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db } = services
  const reported = [...new Set(releases.map(({ remote }) => remote))]
  const canaries = reported.length === 0 ? [] : await selectCanaries(db, reported)
  const aborted: string[] = []
  for (const canary of canaries) {
    await addReports(db, canary, releases)
    const reason = await judge(db, canary)
    if (reason !== null && (await abort(services, canary, reason))) aborted.push(canary.remote)
  }
  return { aborted }
}

/** Skips releases that are no longer canary or stable: their pages were opened before the change. */
async function addReports(db: Queryable, canary: Canary, releases: readonly ReleaseHealth[]): Promise<void> {
  const { remote } = canary
  for (const version of [canary.canary_version, canary.stable_version]) {
    const reports = releases.filter((report) => report.remote === remote && report.version === version)
    if (reports.length === 0) continue
    const sumOf = (key: 'pages' | 'failures') => reports.reduce((sum, report) => sum + report[key], 0)
    await addPages(db, [{ remote, version, pages: sumOf('pages'), failures: sumOf('failures') }])
    const buckets = bucketsOf(reports.flatMap(({ lcpMs }) => lcpMs))
    // The order is fixed to prevent deadlocks between two reports.
    const rows = [...buckets].sort(([a], [b]) => a - b)
    await addLcp(
      db,
      rows.map(([bucket, samples]) => ({ remote, version, bucket, samples })),
    )
  }
}

async function judge(db: Queryable, { remote, canary_version, stable_version }: Canary): Promise<string | null> {
  const pages = await selectPages(db, remote)
  const lcp = await selectLcp(db, remote)
  const healthOf = (wanted: string): Health => {
    const { pages: seen = 0, failures = 0 } = pages.find(({ version }) => version === wanted) ?? {}
    const own = lcp.filter(({ version }) => version === wanted)
    return { pages: seen, failures, lcp: new Map(own.map(({ bucket, samples }) => [bucket, samples])) }
  }
  return judgeCanary(healthOf(canary_version), healthOf(stable_version))
}

/** @returns false if the canary changed meanwhile */
async function abort({ db, now }: Pick<Services, 'db' | 'now'>, judged: Canary, reason: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockRegistry(transaction)
    const live = await findLive(transaction, judged.remote)
    if (!live || !hasCanary(live) || !isSameStep(live, judged)) return false
    await endCanary(transaction, live, { kind: 'abort', by: tokenActor(ACTOR), reason, at: now() })
    return true
  })
}

const isSameStep = (live: { canary_version: string; canary_since: Date | null }, judged: Canary) =>
  live.canary_version === judged.canary_version && live.canary_since?.getTime() === judged.canary_since.getTime()
