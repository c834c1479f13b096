import type { ApiCall } from '@verstak/api-client/call'
import type { Layout } from '@verstak/contracts/layout'
import type { WidgetName, WidgetProps } from '@verstak/contracts/widget'
import type { RouteObject } from '@verstak/router'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'

/** Component behind a widget name. */
export type Widget<Name extends WidgetName> = ComponentType<WidgetProps[Name]>

/** How the host brings the widgets of remotes. */
export interface WidgetLoader {
  /** The component when its code is already here, as it always is on the server. */
  find<Name extends WidgetName>(name: Name): Widget<Name> | undefined
  /** Brings the code; rejects when the remote cannot be loaded. The same promise until it settles; after a failure, a new try. */
  load<Name extends WidgetName>(name: Name): Promise<Widget<Name>>
  /** Addresses of the stylesheets that the widget needs. */
  stylesheetsOf(name: WidgetName): string[]
  /** On the server: lets the browser fetch the widget's code early. Does nothing in the browser. */
  preload(name: WidgetName): void
}

/** What the shell gives to every remote: one per request on the server, one per page in the browser. */
export interface Host {
  layout: Layout
  /** Calls the API as this visitor. */
  call: ApiCall
  queryClient: QueryClient
  /** Atoms of this visitor's page. */
  store: ReturnType<typeof createStore>
  widgets: WidgetLoader
}

/** What a remote exposes as `./routes`: its routes with explicit ids (`cart.page`), made for one host. */
export type CreateRoutes = (host: Host) => RouteObject[]

/** Carries the host to the components below; null outside of the shell, where `useHost` explains itself. */
export const HostContext = createContext<Host | null>(null)

/**
 * The host of the page.
 * @throws outside of a `HostContext`: render the component inside the shell, or inside `TestHost` in tests and stories.
 */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost outside of a HostContext: wrap the component in the shell or in TestHost')
  return host
}

/** True for both phone layouts. */
export function isMobile(layout: Layout): boolean {
  return layout === 'mobile' || layout === 'mobile-crawler'
}

/** True for both crawler layouts: no popups, menus on hover, marks of this visitor. */
export function isCrawler(layout: Layout): boolean {
  return layout === 'desktop-crawler' || layout === 'mobile-crawler'
}
