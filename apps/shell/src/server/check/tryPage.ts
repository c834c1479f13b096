import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Layout } from '@verstak/contracts/layout'
import { isStaffAddress } from '@verstak/contracts/routeTable'
import { describeError } from '../page/describeError.ts'
import { renderPage } from '../page/renderPage.ts'
import type { PageHead } from '../page/pageInput.ts'
import type { ServerRemote } from '../releases/remotes.ts'
import type { SiteData } from '../api/siteData.ts'

const NO_FILES = { scripts: [], stylesheets: [] }

export interface TriedPage {
  apiOrigin: string
  /** Path and query. */
  address: string
  layout: Layout
  remotes: readonly ServerRemote[]
  siteData: SiteData
}

/** Time limit of a page; a slower one would be too slow for visitors too. */
const PAGE_LIMIT_MS = 5000
/** Limit of redirects. Some addresses redirect a new visitor, such as an empty checkout to the cart. */
const MAX_REDIRECTS = 3

/** Renders a page as for a visitor, including redirects. @returns the problems of the page */
export async function tryPage(page: TriedPage, redirects = 0): Promise<string[]> {
  const faults: string[] = []
  const signal = AbortSignal.timeout(PAGE_LIMIT_MS)
  try {
    const { head, html } = await Promise.race([render(page, signal, (fault) => faults.push(fault)), expired(signal)])
    const location = head.headers['location']
    if (head.status >= 300 && head.status < 400 && location) {
      if (redirects < MAX_REDIRECTS)
        return [...faults, ...(await tryPage({ ...page, address: location }, redirects + 1))]
      faults.push(`leads on to ${location} for ever`)
    } else if (head.status !== 200) faults.push(`answered ${head.status}`)
    else if (!html.endsWith('</html>')) faults.push('the document is not complete')
  } catch (error) {
    faults.push(signal.aborted ? `took longer than ${PAGE_LIMIT_MS / 1000} s` : describeError(error))
  }
  return [...new Set(faults)]
}

async function render({ address, layout, ...input }: TriedPage, signal: AbortSignal, onFault: (fault: string) => void) {
  const begun: { head: PageHead; document: Promise<string> }[] = []
  const request = {
    url: new URL(address, 'http://store.invalid'),
    visitorId: null,
    session: isStaffAddress(address) ? { user: 'staff' as const } : null,
    layout,
    cookies: {},
    cookieHeader: undefined,
    requestId: 'check',
    signal,
    pageToken: '',
  }
  const report = (error: unknown) => onFault(describeError(error))
  const assets = { ...NO_FILES, layouts: { phone: NO_FILES, desktop: NO_FILES } }
  await renderPage(request, { ...input, assets, report }, (head) => {
    const output = new PassThrough()
    const document = text(output)
    document.catch(() => undefined)
    begun.push({ head, document })
    return output
  })
  const first = begun[0]
  if (!first) throw new Error('nothing was answered')
  const html = await first.document
  if (begun.length > 1) throw new Error('it was answered twice')
  return { head: first.head, html }
}

function expired(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The time is over')))
  })
}
