import type { HeaderInfoBar } from '@verstak/contracts/pageOptions'
import type { Host } from '@verstak/host'
import { HostContext } from '@verstak/host'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider } from 'jotai'
import type { PageType } from '@verstak/contracts/routeTable'
import type { ReactNode } from 'react'
import type { LiveRemote } from './boot.ts'
import { Document } from './Document.tsx'
import { ShellContext } from './ShellContext.ts'

export interface AppProps {
  host: Host
  remotes: readonly LiveRemote[]
  /** Bar above the header. */
  infoBar?: HeaderInfoBar | undefined
  /** Markup of the footer's content. */
  footer: string
  /** Server markup of the parts without browser code. */
  parts: Readonly<Record<string, string>>
  /** Addresses of the shell's own stylesheets. */
  stylesheets: readonly string[]
  pageType: PageType
  /** The router provider: a static one on the server, the browser's own in the browser. */
  children: ReactNode
}

/** The whole document with all context providers. */
export function App({ host, remotes, infoBar, footer, parts, stylesheets, pageType, children }: AppProps) {
  return (
    <HostContext value={host}>
      <ShellContext value={{ remotes, infoBar, footer, parts }}>
        <QueryClientProvider client={host.queryClient}>
          <StoreProvider store={host.store}>
            <Document stylesheets={stylesheets} pageType={pageType}>
              {children}
            </Document>
          </StoreProvider>
        </QueryClientProvider>
      </ShellContext>
    </HostContext>
  )
}
