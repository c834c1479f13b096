import { createPage } from './createPage.ts'
import { loadPage } from './loadPage.ts'
import { movedTo } from './movedTo.ts'
import { pageCachingOf, readPageFacts } from './pageFacts.ts'
import { sendCachedPage, sendRedirect } from './pageHead.ts'
import type { BeginPage, PageInput, PageRequest } from './pageInput.ts'
import { streamPage } from './streamPage.ts'

/** Answers one request with its page, into the stream returned by `begin`. Rejects only before `begin` is called. */
export async function renderPage(request: PageRequest, input: PageInput, begin: BeginPage): Promise<void> {
  const facts = await readPageFacts(request, input)
  const caching = pageCachingOf(request, input, facts)
  // A cached page does not queue. After queueing, another request may have cached the page.
  const cached = (await caching?.find()) ?? (await input.untilRenderSlot?.(), await caching?.find())
  if (cached) {
    input.onPage?.(cached.outcome)
    return sendCachedPage(cached.document, facts.nonce, begin)
  }
  const page = createPage(request, input, facts, caching)
  const loaded = await loadPage(page)
  if (loaded instanceof Response) return sendRedirect(loaded, begin)
  const moved = await movedTo(page, loaded)
  if (moved) return sendRedirect(moved, begin)
  await streamPage(page, loaded, begin)
}
