import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listStaffReleases as endpoint } from '@verstak/contracts/staffShop'
import { fitsText } from '../back-office/fitsText.ts'
import { DomainError } from '../DomainError.ts'
import { countActivations, selectActivations } from '../registry/registry.sql.ts'
import type { Services } from '../services.ts'
import { shopStaffTexts as texts } from './shopStaff.texts.ts'
import { selectParts } from './shopLists.sql.ts'

const MAX_RELEASES = 10
const PAGE_SIZE = 50

/** What is live, what can be made live, and what happened. */
export async function listReleases(
  { db }: Pick<Services, 'db'>,
  { remote, page, ...filter }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const [{ live, releases }, history, total] = await Promise.all([
    selectParts(db, MAX_RELEASES),
    selectActivations(db, remote ?? null, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    countActivations(db, remote ?? null),
  ])
  const byRemote = Map.groupBy(releases, ({ remote }) => remote)
  const parts = live.map((row) => ({
    remote: row.remote,
    version: row.stable_version,
    previous: row.previous_version,
    canary:
      row.canary_version !== null && row.canary_percent !== null
        ? { version: row.canary_version, percent: row.canary_percent }
        : null,
    releases: (byRemote.get(row.remote) ?? []).map(({ version, published_at: at, actor }) => ({
      version,
      publishedAt: at.toISOString(),
      by: actor,
    })),
  }))
  const found = live.filter((row) => isFound(row, filter)).map((row) => row.remote)
  return { parts, found, history, total, pageSize: PAGE_SIZE }
}

type LiveRow = Awaited<ReturnType<typeof selectParts>>['live'][number]

/** Whether a part fits the filters of what is live. */
export function isFound(
  { remote, stable_version: stable, canary_version: canary }: LiveRow,
  { text, state }: Pick<EndpointQuery<typeof endpoint>, 'text' | 'state'>,
): boolean {
  return fitsText(text, remote, stable, canary) && (state === undefined || (state === 'canary') === (canary !== null))
}

const WORDS: Partial<Record<DomainError['code'], string>> = {
  'invalid-input': texts.noCanary,
  'release-not-found': texts.noRelease,
  'nothing-to-roll-back': texts.nothingBack,
}

/** Does something with a release and tells the staff in Russian why it cannot. */
export async function inWords<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof DomainError) || WORDS[error.code] === undefined) throw error
    const [detail] = error.details
    throw new DomainError(error.code, {
      ...(detail ?? { field: 'version', reason: error.code, message: error.message }),
      text: WORDS[error.code]!,
    })
  }
}
