import type { ApiCall } from '@verstak/api-client/call'
import type { StoreEvent } from '@verstak/contracts/analytics'
import type { Layout } from '@verstak/contracts/layout'
import type { SlotRule, WidgetName, WidgetProps } from '@verstak/contracts/widget'
import type { FlagValues } from '@verstak/flags/flag'
import type { UserKind } from '@verstak/flags/flagRow'
import type { RouteObject } from '@verstak/router'
import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { createContext, useContext } from 'react'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { Modals } from './modals.ts'

/** Component behind a widget name. */
export type Widget<Name extends WidgetName> = ComponentType<WidgetProps[Name]>

/** A file as the page names it. */
export interface PageFile {
  /** Its address. */
  href: string
  /** `sha256-…`; absent in development. */
  integrity?: string
}

/** How the host brings the widgets of remotes. */
export interface WidgetLoader {
  /** The component when its code is already here, as it always is on the server. */
  find<Name extends WidgetName>(name: Name): Widget<Name> | undefined
  /** Whether a live remote may have it: places of remotes that are not there stay empty. Absent in shells from before. */
  isOffered?(name: WidgetName): boolean
  /** Brings the code; rejects when the remote cannot be loaded. The same promise until it settles; after a failure, a new try. */
  load<Name extends WidgetName>(name: Name): Promise<Widget<Name>>
  /** Stylesheets that the widget needs. */
  stylesheetsOf(name: WidgetName): PageFile[]
  /** On the server: lets the browser fetch the widget's code early. Does nothing in the browser. */
  preload(name: WidgetName): void
}

/**
 * What went wrong: code that did not load, a loader, a render or an effect, data or code that took too long, a script
 * outside of React (handlers, timers), a promise that nobody awaited.
 */
export type FailureKind = 'load' | 'loader' | 'render' | 'overrun' | 'script' | 'promise'

/** The failure of one remote's part of the page. */
export interface RemoteFailure {
  /** Name of the remote. */
  remote: string
  /** Name of its widget; absent for its page and for what is known of the remote only. */
  widget?: string
  kind: FailureKind
  error: unknown
}

/** Place of a widget on the page. */
export interface SlotPlace extends SlotRule {
  name: WidgetName
}

/** What the server does around the places of widgets: their queries know their class, their failures their name. */
export interface SlotGuard {
  /** Component to render a widget in; it throws at once when the widget is not to be rendered on this server now. */
  around(place: SlotPlace): ComponentType<{ children: ReactNode }>
}

/**
 * Markup of a part of a page, rendered by itself the first time that a page makes it of the same.
 *
 * @param of all that the part is made of, as text; besides, it may depend on the kind of user, flags, layout and releases
 * @returns undefined for a part that must be rendered within its page
 */
export type FragmentCache = (of: string, part: ReactElement) => string | undefined

/** A window of the shell that any part of a page may open. */
export type ShellWindow = 'chat' | 'feedback'

/** What the shell gives to every remote: one per request on the server, one per page in the browser. */
export interface Host {
  layout: Layout
  /** The store's origin as others must write it, `https://verstak.example`; '' when no setting names one. */
  publicOrigin: string
  /** Whose page it is; absent for a guest, and in shells from before. Decides what is shown, never what is allowed. */
  user?: UserKind | undefined
  /** Flags that are not at their default for this visitor; read by `useFlag`. Absent in shells from before there were any. */
  flags?: FlagValues
  /** Calls the API as this visitor. */
  call: ApiCall
  queryClient: QueryClient
  /** Atoms of this visitor's page. */
  store: ReturnType<typeof createStore>
  widgets: WidgetLoader
  /** Windows, popups and toasts; they outlive the part that asked for them. */
  modals: Modals
  /** Tells analytics and recommendations what the visitor did. Absent on the server, and in shells from before. */
  track?(event: StoreEvent): void
  /** Opens a window of the shell's own. Absent on the server, and in shells from before. */
  open?(window: ShellWindow): void
  /** Says whether a page of the store is released: nothing leads to pages that are not. Absent while nobody knows, and in shells from before. */
  isServed?(pathname: string): boolean
  /** Tells the shell that a remote's part failed. The same error counts once. */
  report(failure: RemoteFailure): void
  /** Absent in the browser. */
  slots?: SlotGuard
  /** Absent in the browser, and in shells from before. */
  fragmentCache?: FragmentCache
}

/** What a remote exposes as `./routes`: its routes with explicit ids (`cart.page`), made for one host. */
export type CreateRoutes = (host: Host) => RouteObject[]

/** Carries the host to the components below; null outside of the shell, where `useHost` explains itself. */
export const HostContext = createContext<Host | null>(null)

/** Whose part of the page this is: `cart` for a page, `cart/AddToCart` for a widget; null in the shell's own parts. */
export const PartContext = createContext<string | null>(null)

/**
 * The host of the page.
 * @throws outside of a `HostContext`: render the component inside the shell, or inside `TestHost` in tests and stories.
 */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost outside of a HostContext: wrap the component in the shell or in TestHost')
  return host
}

/** Kind of user whose page it is: decides what is shown; what is allowed the API decides. */
export function useUser(): UserKind {
  return useHost().user ?? 'guest'
}
