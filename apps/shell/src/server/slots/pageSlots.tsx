import { QueryClientContext } from '@tanstack/react-query'
import type { SlotClass, WidgetName } from '@verstak/contracts/widget'
import { HostContext } from '@verstak/host'
import type { FailureKind, Host, RemoteFailure, SlotPlace } from '@verstak/host'
import type { ComponentType, ReactNode } from 'react'
import type { CircuitBreaker, SlotPass } from './circuitBreaker.ts'
import { placeInStack } from '../releases/placeInStack.ts'
import { SlotQueryClient } from './SlotQueryClient.ts'
import type { SlotMeta } from './SlotQueryClient.ts'

export interface PageSlotsInput {
  /** The host of the request, still without `report` and `slots`. */
  host: Omit<Host, 'report' | 'slots'>
  /** Version of the release that serves a remote on this page. */
  versionOf: (remote: string) => string | undefined
  /** The remote whose page it is. */
  owner: string | undefined
  breaker: CircuitBreaker
  /** Called with failures, deduplicated by part and kind: 24 identically failing buttons are reported once. */
  onFailure: (failure: RemoteFailure) => void
}

/** Thrown instead of rendering a widget whose circuit is open; its failure is already reported. */
export class SlotSkipped extends Error {}

/** Error of a part that was not ready in time. */
export class PageTooSlow extends Error {}

/** Widget slots of one page on the server. */
export interface PageSlots {
  /** The host with which the page is rendered. */
  host: Host
  /** Handles an error of React's `onError`; false when it is the shell's own. */
  blame(error: unknown, componentStack: string): boolean
  /** Handles the `meta` of queries that timed out. */
  overran(late: readonly SlotMeta[]): void
  /** The page is complete: slots without failures count as good. */
  end(): void
  /** True when a `must` widget has failed: the page answers 503. */
  hasFailedMust(): boolean
}

type Around = ComponentType<{ children: ReactNode }>

/** Manages the widgets of one page: time budgets, circuit breakers, and attribution of failures. */
export function createPageSlots({ host: bare, versionOf, owner, breaker, onFailure }: PageSlotsInput): PageSlots {
  const arounds = new Map<string, Around>()
  const passes = new Map<WidgetName, SlotPass | null>()
  const told = new Set<string>()
  let isMustFailed = false

  function report(failure: RemoteFailure): void {
    const key = `${failure.remote}/${failure.widget}/${failure.kind}`
    if (told.has(key)) return
    told.add(key)
    onFailure(failure)
  }

  function fail(name: WidgetName, slot: SlotClass, kind: FailureKind, error: unknown): void {
    const [remote = '', widget = ''] = name.split('/')
    passes.get(name)?.(false)
    passes.set(name, null)
    if (slot === 'must') isMustFailed = true
    report({ remote, widget, kind, error })
  }

  function enter(name: WidgetName): SlotPass | null {
    const known = passes.get(name)
    if (known !== undefined) return known
    const [remote = '', widget] = name.split('/')
    const pass = breaker.enter(`${remote}@${versionOf(remote)}/${widget}`)
    passes.set(name, pass)
    return pass
  }

  function makeAround({ name, slot, budgetMs }: SlotPlace): Around {
    const isHere = host.widgets.find(name) !== undefined
    if (!isHere) fail(name, slot, 'load', new SlotSkipped(`${name} is not loaded on this server`))
    if (!isHere || !enter(name)) {
      if (slot === 'must') isMustFailed = true
      return SkippedSlot
    }
    const meta = { slot, widget: name, ...(slot === 'must' ? {} : { budgetMs }) }
    const inner: Host = { ...host, queryClient: new SlotQueryClient(bare.queryClient, meta) }
    // React may call it without props to build a component stack.
    const Around = (props?: { children: ReactNode }) => (
      <HostContext value={inner}>
        <QueryClientContext value={inner.queryClient}>{props?.children}</QueryClientContext>
      </HostContext>
    )
    return Object.assign(Around, { displayName: `slot:${slot}:${name}` }) as Around
  }

  const host: Host = {
    ...bare,
    queryClient: new SlotQueryClient(bare.queryClient, { slot: 'must' }),
    report,
    slots: {
      around: (place) => {
        const key = `${place.slot} ${place.name}`
        const around = arounds.get(key) ?? makeAround(place)
        arounds.set(key, around)
        return around
      },
    },
  }

  return {
    host,
    blame: (error, componentStack) => {
      if (error instanceof SlotSkipped) return true
      const place = placeInStack(componentStack)
      const kind = error instanceof PageTooSlow ? 'overrun' : 'render'
      if (place.slot) {
        const [remote = '', widget = ''] = place.name.split('/')
        if (place.isWhole) fail(place.name, place.slot, kind, error)
        else report({ remote, widget, kind, error })
        return true
      }
      if (!place.isPage || !owner) return false
      report({ remote: owner, kind, error })
      return true
    },
    overran: (late) => {
      for (const { slot, widget } of late) {
        if (widget)
          fail(widget as WidgetName, slot, 'overrun', new PageTooSlow(`${widget} took longer than its budget`))
      }
    },
    end: () => {
      for (const pass of passes.values()) pass?.(true)
      passes.clear()
    },
    hasFailedMust: () => isMustFailed,
  }
}

function SkippedSlot(): never {
  throw new SlotSkipped('Not rendered on this server now')
}
