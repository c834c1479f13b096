import { preloadedFonts } from '@verstak/ui-kit/fonts'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouterProvider, createStaticRouter } from 'react-router-dom'
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom'
import { App } from '../../document/App.tsx'
import { SERVER_FAILED, toInlineScript } from '../../document/boot.ts'
import type { BootData } from '../../document/boot.ts'
import { startScripts } from './deferredScripts.ts'
import { renderParts } from './renderParts.tsx'
import { PageTooSlow } from '../slots/pageSlots.tsx'
import type { PageSlots } from '../slots/pageSlots.tsx'
import type { ServerTimings } from './serverTimings.ts'
import type { SlotMeta } from '../slots/SlotQueryClient.ts'

export interface DocumentInput {
  slots: PageSlots
  handler: StaticHandler
  context: StaticHandlerContext
  boot: BootData
  /** Markup of the footer's content. */
  footer: string
  /** The visitor has closed the bar that offers the app. */
  isAppBarClosed: boolean
  /** The shell's scripts. */
  scripts: string[]
  nonce: string
  /** Crawlers get the page only when it is complete. */
  isComplete: boolean
  /** Waits for the data of the first batch, see `QueryScripts`. */
  mustSettled: () => Promise<SlotMeta[]>
  /** Begins the answer and returns the stream for the markup. */
  begin: () => NodeJS.WritableStream
  /** Called after the last batch. */
  onEnd: () => void
  /** Called with the shell's own errors. */
  report: (error: unknown) => void
  timings: ServerTimings
  signal: AbortSignal
}

/** How long a page waits for required data before it is sent without it. */
export const MUST_DEADLINE_MS = 3000
/** Time limit of a page; the browser renders the missing parts. */
const PAGE_DEADLINE_MS = 10_000

/** Renders the document of one page. Rejects only before `begin`, when a required part threw or timed out. */
export function renderDocument(input: DocumentInput): Promise<void> {
  const { slots, boot, nonce, timings, signal } = input
  return new Promise((resolve, reject) => {
    const send = () => {
      if (signal.aborted) return reject(signal.reason)
      clearTimeout(deadline)
      stream.pipe(input.begin())
      resolve()
    }
    const abort = () => stream.abort(signal.reason)
    const tooSlow = () => stream.abort(new PageTooSlow('The page took too long'))
    const stopRender = timings.start('render')
    let isLost = false
    const stream = renderToPipeableStream(documentOf(input), {
      nonce,
      // Finished parts of any size are sent in place, readable without JavaScript.
      progressiveChunkSize: 1_000_000,
      bootstrapScriptContent: `verstakBoot=${toInlineScript(boot)};verstakQueries=self.verstakQueries||[];${startScripts(input.scripts, nonce)}`,
      onShellReady: () => {
        clearTimeout(deadline)
        stopRender()
        if (input.isComplete) return
        const stopData = timings.start('data')
        void input.mustSettled().then((late) => {
          stopData()
          slots.overran(late)
          send()
        })
      },
      onAllReady: () => {
        clearTimeout(pageDeadline)
        // React also calls this after a fatal error.
        if (isLost) return
        if (!signal.aborted) slots.end()
        input.onEnd()
        if (input.isComplete) send()
      },
      onShellError: (error) => {
        isLost = true
        clearTimeout(deadline)
        clearTimeout(pageDeadline)
        signal.removeEventListener('abort', abort)
        reject(error)
      },
      onError: (error, { componentStack = '' }) => {
        if (!signal.aborted && !slots.blame(error, componentStack)) input.report(error)
        return SERVER_FAILED
      },
    })
    const deadline = setTimeout(tooSlow, MUST_DEADLINE_MS)
    const pageDeadline = setTimeout(tooSlow, PAGE_DEADLINE_MS).unref()
    signal.addEventListener('abort', abort)
  })
}

function documentOf({ slots, handler, context, boot, footer, isAppBarClosed }: DocumentInput) {
  const parts = renderParts({ ...boot, isAppBarClosed })
  return (
    <PreloadedFonts>
      <App host={slots.host} footer={footer} parts={parts} {...boot}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </PreloadedFonts>
  )
}

/** React accepts preloads only during rendering. */
function PreloadedFonts({ children }: { children: ReactNode }) {
  for (const font of preloadedFonts) {
    preload(`/assets/fonts/${font}`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  return children
}
