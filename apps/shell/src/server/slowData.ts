import type { ApiCall } from '@verstak/api-client/call'
import { listTopics } from '@verstak/contracts/catalogue'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { listPromoLinks } from '@verstak/contracts/promoLink'
import { listRegions } from '@verstak/contracts/region'

/** Answers that every page needs and that change a few times a day. */
export interface SlowData {
  topics: EndpointResponse<typeof listTopics>
  regions: EndpointResponse<typeof listRegions>['data']
  promoLinks: EndpointResponse<typeof listPromoLinks>
}

const FRESH_MS = 60_000
/** Nobody waits longer for what a page can do without. */
const PATIENCE_MS = 300

/**
 * Keeps the slow data of one process: asked for once a minute; while the API fails, the last answer serves on.
 * Rejects only when there has never been an answer.
 */
export function createSlowData(call: ApiCall): () => Promise<SlowData> {
  let last: { data: SlowData; at: number } | undefined
  let running: Promise<SlowData> | undefined

  const load = async () => {
    const [topics, regions, promoLinks] = await Promise.all([
      call(listTopics, {}),
      call(listRegions, {}),
      inTime(call(listPromoLinks, {}), last?.data.promoLinks ?? { links: [] }),
    ])
    last = { data: { topics: withoutRelationships(topics), regions: regions.data, promoLinks }, at: Date.now() }
    return last.data
  }

  return async () => {
    if (last && Date.now() - last.at < FRESH_MS) return last.data
    running ??= load().finally(() => (running = undefined))
    if (!last) return running
    running.catch(() => undefined)
    return last.data
  }
}

function inTime<T>(running: Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(resolve, PATIENCE_MS, otherwise))
  return Promise.race([running.catch(() => otherwise), late])
}

/** The topics go out with every page, and no page shows brands or consumables of theirs. */
function withoutRelationships({ data, totalCount }: SlowData['topics']): SlowData['topics'] {
  return { data: data.map(({ relationships: _, ...topic }) => topic), totalCount }
}
