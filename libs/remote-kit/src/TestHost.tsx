import type { ApiCall } from '@verstak/api-client/call'
import { createQueryClient } from '@verstak/api-client/createQueryClient'
import type { Layout } from '@verstak/contracts/layout'
import type { Region } from '@verstak/contracts/region'
import type { FlagValues } from '@verstak/flags/flag'
import type { UserKind } from '@verstak/flags/flagRow'
import type { WidgetName } from '@verstak/contracts/widget'
import { HostContext, createModals } from '@verstak/host'
import type { Host, RemoteFailure, Widget } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider, createStore } from 'jotai'
import { useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ModalHost } from './ModalHost.tsx'

/** Options of a test or story for its host. */
export interface TestHostInput {
  call: ApiCall
  region: Region
  layout?: Layout
  /** A guest by default. */
  user?: UserKind
  /** Flags by key; others have their default. */
  flags?: FlagValues
  /** By default none: URLs stay relative. */
  publicOrigin?: string
  /** Stand-ins for widgets of other remotes; a widget without one fails to load. */
  widgets?: Partial<Record<WidgetName, ComponentType<never>>>
  /** By default the one of the code. */
  supportPhone?: string
  /** By default the one of the code. */
  shopName?: string
  /** Released pages; unknown by default. */
  isServed?: Host['isServed']
  /** Receives analytics events. */
  track?: Host['track']
  /** Receives failure reports. */
  report?: (failure: RemoteFailure) => void
}

/** Creates a host for tests and stories, with everything that a remote may use. */
export function createTestHost({
  call,
  region,
  layout = 'desktop',
  user,
  publicOrigin = '',
  supportPhone,
  shopName,
  flags = {},
  widgets = {},
  isServed,
  track,
  report = () => undefined,
}: TestHostInput): Host {
  const store = createStore()
  store.set(regionAtom, region)
  return {
    layout,
    user,
    publicOrigin,
    supportPhone,
    shopName,
    flags,
    call,
    queryClient: createQueryClient(),
    store,
    isServed,
    track,
    report,
    modals: createModals(),
    widgets: {
      find: <Name extends WidgetName>(name: Name) => widgets[name] as Widget<Name> | undefined,
      isOffered: (name) => name in widgets,
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

/** Renders its children as the shell would, with the windows that they open. */
export function TestHost({ host, children }: TestHostProps) {
  return (
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <StoreProvider store={host.store}>
          {children}
          <Windows host={host} />
        </StoreProvider>
      </QueryClientProvider>
    </HostContext>
  )
}

function Windows({ host: { modals } }: Pick<TestHostProps, 'host'>) {
  const { asked } = useSyncExternalStore(modals.subscribe, modals.read, modals.read)
  return asked.length > 0 && <ModalHost />
}
