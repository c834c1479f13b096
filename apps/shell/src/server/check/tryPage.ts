import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Layout } from '@verstak/contracts/layout'
import { describeError } from '../describeError.ts'
import { renderPage } from '../renderPage.tsx'
import type { ServerRemote } from '../remotes.ts'
import type { SlowData } from '../slowData.ts'

export interface TriedPage {
  apiOrigin: string
  /** Path and query. */
  address: string
  layout: Layout
  remotes: readonly ServerRemote[]
  slowData: SlowData
}

/** A page that takes longer would be too slow for visitors too. */
const PAGE_LIMIT_MS = 5000

/** Renders a page as a visitor would get it. @returns what is wrong with it */
export async function tryPage({ address, layout, ...input }: TriedPage): Promise<string[]> {
  const faults: string[] = []
  const output = new PassThrough()
  const document = text(output)
  document.catch(() => undefined)
  const signal = AbortSignal.timeout(PAGE_LIMIT_MS)
  let status = 0
  const request = {
    url: new URL(`http://store.invalid${address}`),
    layout,
    cookies: {},
    cookieHeader: undefined,
    requestId: 'check',
    signal,
    pageToken: '',
  }
  try {
    await renderPage(
      request,
      {
        ...input,
        assets: { scripts: [], homeScripts: [], stylesheets: [] },
        report: (error) => faults.push(describeError(error)),
      },
      (head) => {
        status = head.status
        return output
      },
    )
    const html = await Promise.race([document, expired(signal)])
    if (!html.endsWith('</html>')) faults.push('the document is not complete')
  } catch (error) {
    faults.push(signal.aborted ? `took longer than ${PAGE_LIMIT_MS / 1000} s` : describeError(error))
  }
  if (status !== 200 && !signal.aborted) faults.push(`answered ${status}`)
  return [...new Set(faults)]
}

function expired(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason instanceof Error ? signal.reason : new Error('Expired')))
  })
}
