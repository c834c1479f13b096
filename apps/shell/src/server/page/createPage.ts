import { matchPatterns } from '@verstak/contracts/routePattern'
import { serverTransport } from '../api/serverTransport.ts'
import { createPageOutcome } from '../health/pageOutcome.ts'
import type { PageOutcome } from '../health/pageOutcome.ts'
import type { PageCaching } from '../page-cache/pageCaching.ts'
import type { ServerRemote } from '../releases/remotes.ts'
import { createCircuitBreaker } from '../slots/circuitBreaker.ts'
import { createPageSlots } from '../slots/pageSlots.tsx'
import type { PageSlots } from '../slots/pageSlots.tsx'
import { createDeferredScripts } from './deferredScripts.ts'
import type { DeferredScripts } from './deferredScripts.ts'
import type { PageFacts } from './pageFacts.ts'
import type { PageInput, PageRequest } from './pageInput.ts'
import { createServerHost } from './serverHost.ts'
import { createServerTimings } from './serverTimings.ts'
import type { ServerTimings } from './serverTimings.ts'

/** One page during rendering. */
export interface Page {
  request: PageRequest
  input: PageInput
  facts: PageFacts
  caching: PageCaching | null
  /** The remote that owns the address. */
  owner: ServerRemote | undefined
  slots: PageSlots
  scripts: DeferredScripts
  outcome: PageOutcome
  timings: ServerTimings
  /** Called with the shell's own errors. */
  report: (error: unknown) => void
  /** True for errors that were already reported for a remote's part. */
  isReported: (error: unknown) => boolean
}

/** Creates the state of one page: its host with its own query cache, the widget slots, its outcome. */
export function createPage(
  request: PageRequest,
  input: PageInput,
  facts: PageFacts,
  caching: PageCaching | null,
): Page {
  const { remotes } = input
  const scripts = createDeferredScripts(facts.nonce)
  const visitor = { cookie: request.cookieHeader, requestId: request.requestId }
  const send = serverTransport(input.apiOrigin, visitor, undefined, input.readJson)
  const owner = remotes.find(({ routes }) => matchPatterns(routes, request.url.pathname))
  const outcome = createPageOutcome(remotes, owner)
  const host = createServerHost({
    send: caching?.record(send) ?? send,
    layout: request.layout,
    scripts,
    region: facts.region,
    flags: facts.flags,
    session: request.session,
    remotes,
    siteData: input.siteData,
    parsedAnswerCache: input.parsedAnswerCache,
    fragmentCacheOf: input.fragmentCacheOf,
    onPublicAnswer: caching?.addCalls,
    onPart: outcome.addPart,
  })
  const reported = new Set<unknown>()
  const slots = createPageSlots({
    host,
    versionOf: (name) => remotes.find((remote) => remote.name === name)?.version,
    owner: owner?.name,
    breaker: input.breaker ?? createCircuitBreaker(),
    onFailure: (failure) => {
      reported.add(failure.error)
      outcome.addFailure(failure.error, failure.remote)
      caching?.giveUp()
      input.report(failure.error, failure)
    },
  })
  return {
    request,
    input,
    facts,
    caching,
    owner,
    slots,
    scripts,
    outcome,
    timings: createServerTimings(),
    report: (error) => {
      outcome.addFailure(error)
      caching?.giveUp()
      input.report(error)
    },
    isReported: (error) => reported.has(error),
  }
}
