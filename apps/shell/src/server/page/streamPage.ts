import type { BootData, RouteError } from '../../document/boot.ts'
import { PAGES_ROUTE_ID } from '../../document/createShellRoutes.tsx'
import { isCrawler } from '@verstak/host'
import { layoutFilesOf } from './assets.ts'
import { bootDataOf } from './bootDataOf.ts'
import type { Page } from './createPage.ts'
import { openGraphTags } from './openGraphTags.ts'
import { headScript } from './headScript.ts'
import type { LoadedPage } from './loadPage.ts'
import { pageHeaders } from './pageHead.ts'
import type { BeginPage } from './pageInput.ts'
import { replaceShopName } from './replaceShopName.ts'
import { PageStream } from './PageStream.ts'
import { createQueryScripts } from './queryScripts.ts'
import { MUST_DEADLINE_MS, renderDocument } from './renderDocument.tsx'
import { renderFooter } from './renderFooter.tsx'

/** Error of a page that threw while rendering. */
const FAILED: RouteError = { status: 503, statusText: '', internal: false, data: null }

/**
 * Streams a loaded page into the stream of `begin`. When a required part throws, it sends an error page within the
 * layout.
 */
export async function streamPage(page: Page, { handler, context }: LoadedPage, begin: BeginPage): Promise<void> {
  const { request, input, facts, caching, owner, slots, scripts, outcome, timings, report } = page
  const { layout, session } = request
  const { nonce } = facts
  const { shopName } = slots.host
  if (owner?.entry) [owner.entry, ...(owner.scripts['./routes'] ?? [])].forEach(scripts.preload)
  layoutFilesOf(input.assets, layout).scripts.forEach((href) => scripts.preload({ href }))
  const queryScripts = createQueryScripts(slots.host.queryClient, nonce)

  const open = (status: number) => {
    const sent = slots.hasFailedMust() ? 503 : status
    const headers = pageHeaders(nonce, sent, input.developmentOrigin)
    if (input.isDemo || session?.user === 'staff') headers['server-timing'] = timings.header()
    if (sent !== 200) caching?.giveUp()
    const out = begin({ status: sent, headers })
    return new PageStream(
      caching?.copy(out, outcome) ?? out,
      () => queryScripts.take() + scripts.take(),
      (batch) => openGraphTags(batch, undefined, shopName) + headScript(nonce, shopName),
      shopName === undefined ? undefined : (batch) => replaceShopName(batch, shopName),
    ) as unknown as NodeJS.WritableStream
  }

  const render = (status: number, boot: BootData, deadlineMs = MUST_DEADLINE_MS) =>
    renderDocument({
      slots,
      handler,
      context,
      boot,
      footer: renderFooter({
        layout,
        region: facts.region,
        remotes: input.remotes,
        topics: input.siteData.topics?.data,
        shop: input.siteData.shop ?? undefined,
      }),
      isAppBarClosed: facts.isAppBarClosed,
      scripts: input.assets.scripts,
      nonce,
      isComplete: isCrawler(layout),
      mustSettled: () => queryScripts.mustSettled(deadlineMs),
      begin: () => open(status),
      onEnd: () => input.onPage?.(outcome),
      report,
      timings,
      signal: request.signal,
    })

  const boot = bootDataOf(page, context)
  try {
    const statuses = Object.values(boot.errors ?? {}).map((error) => error.status)
    await render(boot.errors ? Math.max(...statuses) : context.statusCode, boot)
  } catch (error) {
    if (request.signal.aborted) throw error
    context.errors = { [PAGES_ROUTE_ID]: FAILED }
    await render(FAILED.status, { ...boot, errors: { [PAGES_ROUTE_ID]: FAILED } }, 0)
  }
}
