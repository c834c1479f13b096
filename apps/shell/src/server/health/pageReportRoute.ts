import { routeTable } from '@verstak/contracts/routeTable'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as v from 'valibot'
import type { ReleaseName } from '../releases/releaseAttribution.ts'
import type { PageReport } from '../workers/messages.ts'
import { pageIdOf } from './pageToken.ts'

/** Size limit of a report, bytes. */
const PAGE_REPORT_LIMIT = 4096
/** Reports per minute from one address to one worker; enough for an office behind one address. */
const REPORTS_PER_MINUTE = 120

const ReleaseNames = v.pipe(
  v.array(v.custom<ReleaseName>((name) => typeof name === 'string' && /^[a-z][a-z0-9-]*@[\w.-]{1,100}$/.test(name))),
  v.maxLength(30),
)
const PAGE_TYPES = [...new Set(routeTable.map(({ pageType }) => pageType)), 'NotFound' as const]
const Milliseconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)))
const Vitals = v.object({
  pageType: v.picklist(PAGE_TYPES),
  releases: ReleaseNames,
  values: v.object({
    lcp: Milliseconds,
    inp: Milliseconds,
    fcp: Milliseconds,
    ttfb: Milliseconds,
    cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
  }),
})
const Report = v.object({
  page: v.pipe(v.string(), v.maxLength(100)),
  parts: ReleaseNames,
  failed: ReleaseNames,
  lcpMs: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  vitals: v.optional(Vitals),
})

export interface PageReportInput {
  /** Key of the pages' tokens; undefined while it is unknown. */
  pageKey: () => string | undefined
  onPageReport: (pageId: string, report: PageReport) => void
}

/** Accepts page reports that browsers send with `sendBeacon`. */
export function acceptPageReports(app: FastifyInstance, input: PageReportInput): void {
  const route = pageReportRoute(input)
  void app.register((scope, _options, done) => {
    // Treat the body as text, whatever its content type; it is parsed here.
    scope.removeAllContentTypeParsers()
    const parser = { parseAs: 'string', bodyLimit: PAGE_REPORT_LIMIT } as const
    scope.addContentTypeParser('*', parser, (_request, body, parsed) => parsed(null, body))
    scope.post('/telemetry/page', route)
    done()
  })
}

/** No client reads the answer, so it has no body. */
function pageReportRoute({ pageKey, onPageReport }: PageReportInput) {
  const limiter = new RateLimiterMemory({ points: REPORTS_PER_MINUTE, duration: 60 })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Other sites must not report for this one.
    if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return reply.code(403).send()
    const isWithin = await limiter.consume(request.ip).then(
      () => true,
      () => false,
    )
    if (!isWithin) return reply.code(429).send()
    const report = v.safeParse(Report, parseJson(request.body))
    if (!report.success) return reply.code(400).send()
    const { page, ...rest } = report.output
    const key = pageKey()
    const pageId = key && pageIdOf(key, page)
    if (!pageId) return reply.code(403).send()
    onPageReport(pageId, rest)
    return reply.code(204).send()
  }
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
