import type { ApiCall } from '@verstak/api-client/call'
import type { StoreEvent } from '@verstak/contracts/analytics'
import type { Layout } from '@verstak/contracts/layout'
import type { MapSettings } from '@verstak/contracts/map'
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

/** A file that the page links to. */
export interface PageFile {
  href: string
  /** `sha256-…`; absent in development. */
  integrity?: string
}

/** Loads the widgets of remotes. */
export interface WidgetLoader {
  /** The component if its code is already loaded, as it always is on the server. */
  find<Name extends WidgetName>(name: Name): Widget<Name> | undefined
  /** Whether a live remote may have the widget; if not, its slot stays empty. Absent in older shells. */
  isOffered?(name: WidgetName): boolean
  /**
   * Loads the code; rejects when the remote cannot be loaded. Returns the same promise until it settles; after a
   * failure, retries.
   */
  load<Name extends WidgetName>(name: Name): Promise<Widget<Name>>
  /** Stylesheets that the widget needs. */
  stylesheetsOf(name: WidgetName): PageFile[]
  /** On the server: lets the browser fetch the widget's code early. Does nothing in the browser. */
  preload(name: WidgetName): void
}

/**
 * Kind of failure: code that did not load, a loader, a render or an effect, data or code that timed out, a script
 * outside of React (handlers, timers), an unhandled promise rejection.
 */
export type FailureKind = 'load' | 'loader' | 'render' | 'overrun' | 'script' | 'promise'

/** The failure of one remote's part of the page. */
export interface RemoteFailure {
  /** Name of the remote. */
  remote: string
  /** Name of its widget; absent for its page and when only the remote is known. */
  widget?: string
  kind: FailureKind
  error: unknown
}

/** A widget's slot on the page. */
export interface SlotPlace extends SlotRule {
  name: WidgetName
}

/** Wraps widget slots on the server: their queries get the slot's class, their failures the slot's name. */
export interface SlotGuard {
  /** Component to render a widget in; it throws at once when the widget must not be rendered on this server now. */
  around(place: SlotPlace): ComponentType<{ children: ReactNode }>
}

/**
 * Markup of a part of a page, cached by its inputs.
 *
 * @param of all inputs of the part, as text; besides these, it may depend on the kind of user, flags, layout and
 * releases
 * @returns undefined for a part that must be rendered within its page
 */
export type FragmentCache = (of: string, part: ReactElement) => string | undefined

/** A window of the shell that any part of a page may open. */
export type ShellWindow = 'chat' | 'feedback' | 'newsletter' | 'sign-in'

/** Options of a window of the shell. */
export interface ShellWindowOptions {
  /** `sign-in`: address to go to afterwards; without it the page is loaded anew. */
  next?: string
}

/** The shell's API for every remote: one object per request on the server, one per page in the browser. */
export interface Host {
  layout: Layout
  /** The store's public origin, for absolute URLs: `https://verstak.example`; '' when not configured. */
  publicOrigin: string
  /** The shop's support line where it is not `SUPPORT_PHONE`. Absent in older shells. */
  supportPhone?: string | undefined
  /** The shop's name where it is not `SHOP_NAME`. Absent in older shells. */
  shopName?: string | undefined
  /** Kind of the current user; absent for a guest and in older shells. Decides what is shown, never what is allowed. */
  user?: UserKind | undefined
  /** Flags that differ from their default for this visitor; read by `useFlag`. Absent in older shells. */
  flags?: FlagValues
  /** How the store's maps are drawn, for `PointMap` of `@verstak/map`. Absent on the server and in older shells. */
  map?: MapSettings
  /** Calls the API as this visitor. */
  call: ApiCall
  queryClient: QueryClient
  /** Atoms of this visitor's page. */
  store: ReturnType<typeof createStore>
  widgets: WidgetLoader
  /** Windows, popups and toasts; they outlive the part that opened them. */
  modals: Modals
  /** Sends an event about the visitor to analytics and recommendations. Absent on the server and in older shells. */
  track?(event: StoreEvent): void
  /** Opens one of the shell's own windows. Absent on the server and in older shells. */
  open?(window: ShellWindow, options?: ShellWindowOptions): void
  /**
   * Makes another region the visitor's; cart and checkout stay as they are and show it, other pages load anew. Rejects when
   * the API was unreachable. Absent on the server and in older shells.
   */
  changeRegion?(regionId: number): Promise<void>
  /**
   * Sets the organization that the user buys for; 0 = he buys for himself. Cart and checkout stay and get its prices, other
   * pages load anew. Rejects when the API refused it or was unreachable. Absent on the server and in older shells.
   */
  changeContractor?(id: number): Promise<void>
  /**
   * Ends the user's session here; this page and the other tabs follow. Rejects when the API was unreachable. Absent on
   * the server and in older shells.
   */
  signOut?(): Promise<void>
  /**
   * Whether a page of the store is released; do not link to pages that are not. Absent while unknown and in older
   * shells.
   */
  isServed?(pathname: string): boolean
  /** Reports the failure of a remote's part. The same error counts once. */
  report(failure: RemoteFailure): void
  /** Absent in the browser. */
  slots?: SlotGuard
  /** Absent in the browser and in older shells. */
  fragmentCache?: FragmentCache
}

/** What a remote exposes as `./routes`: its routes with explicit ids (`cart.page`), made for one host. */
export type CreateRoutes = (host: Host) => RouteObject[]

/**
 * Carries the host to the components below; null outside of the shell, where `useHost` throws an error that explains
 * it.
 */
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

/** Kind of the current user: decides what is shown. The API decides what is allowed. */
export function useUser(): UserKind {
  return useHost().user ?? 'guest'
}
