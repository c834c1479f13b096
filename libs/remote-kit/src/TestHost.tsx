import type { ApiCall } from '@verstak/api-client/call'
import { createQueryClient } from '@verstak/api-client/createQueryClient'
import type { Layout } from '@verstak/contracts/layout'
import type { Region } from '@verstak/contracts/region'
import type { FlagValues } from '@verstak/flags/flag'
import type { WidgetName } from '@verstak/contracts/widget'
import { HostContext } from '@verstak/host'
import type { Host, RemoteFailure, Widget } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider, createStore } from 'jotai'
import type { ComponentType, ReactNode } from 'react'

/** What a test or a story decides about its host. */
export interface TestHostInput {
  call: ApiCall
  region: Region
  layout?: Layout
  /** By default none: addresses stay relative. */
  publicOrigin?: string
  /** Flags by key; those that are not named have their default. */
  flags?: FlagValues
  /** Stand-ins for widgets of other remotes; a widget without one fails to load. */
  widgets?: Partial<Record<WidgetName, ComponentType<never>>>
  /** Hears what remotes report. */
  report?: (failure: RemoteFailure) => void
}

/** A host for tests and stories: everything of the shell's that a remote may ask for. */
export function createTestHost({
  call,
  region,
  layout = 'desktop',
  publicOrigin = '',
  widgets = {},
  report = () => undefined,
  flags = {},
}: TestHostInput): Host {
  const store = createStore()
  store.set(regionAtom, region)
  return {
    layout,
    publicOrigin,
    call,
    queryClient: createQueryClient(),
    flags,
    store,
    report,
    widgets: {
      find: <Name extends WidgetName>(name: Name) => widgets[name] as Widget<Name> | undefined,
      load: (name) => Promise.reject(new Error(`No stand-in for ${name}`)),
      stylesheetsOf: () => [],
      preload: () => undefined,
    },
  }
}

export interface TestHostProps {
  host: Host
  children: ReactNode
}

/** Puts its children where the shell would put them. */
export function TestHost({ host, children }: TestHostProps) {
  return (
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <StoreProvider store={host.store}>{children}</StoreProvider>
      </QueryClientProvider>
    </HostContext>
  )
}
