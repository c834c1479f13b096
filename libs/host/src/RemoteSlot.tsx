import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { DEFAULT_SLOT, widgetSlots } from '@verstak/contracts/widget'
import type { SlotClass, WidgetName, WidgetProps } from '@verstak/contracts/widget'
import { Fragment, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode, RefObject } from 'react'
import { useHost } from './hostContext.ts'
import type { Host, Widget } from './hostContext.ts'
import { markHydrated } from './markHydrated.ts'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemotePart } from './RemotePart.tsx'

export interface RemoteSlotProps<Name extends WidgetName> {
  name: Name
  /** Overrides the class of the widget's contract on this page. */
  slotClass?: SlotClass | undefined
  widgetProps: WidgetProps[Name]
  /** The code loads after this; the server renders the widget all the same. */
  after?: (() => Promise<void>) | undefined
  /** Shown until the widget's code and data have loaded. */
  fallback: ReactNode
  /** Shown when the widget fails; `retry` loads code and data again. */
  failure?: ((retry: () => void) => ReactNode) | undefined
  /** Default for `failure` of widgets that must not disappear silently. */
  otherwise: (retry: () => void) => ReactNode
}

/** Renders a widget. Loaded once per page as part of the shared host; remotes use `RemoteWidget` of the remote kit. */
export function RemoteSlot<Name extends WidgetName>({
  name,
  slotClass,
  widgetProps,
  after,
  fallback,
  failure,
  otherwise,
}: RemoteSlotProps<Name>) {
  const host = useHost()
  const rule = widgetSlots[name] ?? DEFAULT_SLOT
  const slot = slotClass ?? rule.slot
  const showFailure = failure ?? (slot === 'may' ? () => null : otherwise)
  const { reset } = useQueryErrorResetBoundary()
  // The state lives above the Suspense boundary: a suspended component loses its own state and would load a failing
  // widget endlessly.
  const [load, setLoad] = useState(() => loadOnce(host, name, after))
  const [startedAt, setStartedAt] = useState(() => performance.now())
  const part = useRef<HTMLElement>(null)
  const Around = host.slots?.around({ ...rule, slot, name }) ?? Fragment

  function loadAnew() {
    performance.mark?.(`retry:${name}`)
    reset()
    setLoad(() => loadOnce(host, name))
    setStartedAt(performance.now())
  }

  const widget = (
    <Suspense fallback={fallback}>
      <Around>
        <LoadedWidget
          name={name}
          load={load}
          isLate={after !== undefined}
          startedAt={startedAt}
          widgetProps={widgetProps}
        />
        <HydratedMark part={part} />
      </Around>
    </Suspense>
  )
  // The server catches no render errors: the browser renders the failed part again.
  if (host.slots)
    return (
      <RemotePart name={name} ref={part}>
        {widget}
      </RemotePart>
    )

  return (
    <RemotePart name={name} ref={part}>
      <RemoteBoundary
        fallback={(retry) =>
          withHydratedMark(
            part,
            showFailure(() => {
              loadAnew()
              retry()
            }),
          )
        }
      >
        {widget}
      </RemoteBoundary>
    </RemotePart>
  )
}

interface MarkProps {
  /** The element around the widget. */
  part: RefObject<HTMLElement | null>
}

/** Marks the surrounding part as hydrated, because the part itself did not wait for this content. */
function HydratedMark({ part }: MarkProps) {
  useLayoutEffect(() => markHydrated(part.current), [part])
  return null
}

const withHydratedMark = (part: MarkProps['part'], content: ReactNode) => (
  <>
    {content}
    <HydratedMark part={part} />
  </>
)

interface LoadedWidgetProps<Name extends WidgetName> extends Pick<RemoteSlotProps<Name>, 'name' | 'widgetProps'> {
  /** Loads the code; returns the same promise on every call. */
  load: () => Promise<Widget<Name>>
  isLate: boolean
  startedAt: number
}

function LoadedWidget<Name extends WidgetName>({
  name,
  load,
  isLate,
  startedAt,
  widgetProps,
}: LoadedWidgetProps<Name>) {
  const { widgets } = useHost()
  if (!isLate) widgets.preload(name)
  const Widget = (widgets.find(name) ?? use(load())) as ComponentType<WidgetProps[Name]>
  return (
    <>
      {widgets.stylesheetsOf(name).map((file) => (
        <link key={file.href} rel="stylesheet" {...file} precedence="remote" />
      ))}
      <Widget {...(widgetProps as WidgetProps[Name] & object)} />
      <ShownMark name={name} startedAt={startedAt} />
    </>
  )
}

/**
 * For the team overlay: measures the time from requesting a part to showing it. A separate component, because React
 * miscounts the hooks of a component that suspends by `use` and finds the code loaded on the next attempt.
 */
function ShownMark({ name, startedAt }: { name: string; startedAt: number }) {
  useEffect(() => void performance.measure?.(`part:${name}`, { start: startedAt }), [name, startedAt])
  return null
}

/** Loads the code on the first call; reports a failed load as the remote's failure. */
function loadOnce<Name extends WidgetName>(
  { widgets, report }: Host,
  name: Name,
  after?: () => Promise<void>,
): () => Promise<Widget<Name>> {
  let loading: Promise<Widget<Name>> | undefined
  const begin = () => (after ? after().then(() => widgets.load(name)) : widgets.load(name))
  return () =>
    (loading ??= begin().catch((error: unknown) => {
      const [remote = '', widget = ''] = name.split('/')
      report({ remote, widget, kind: 'load', error })
      throw error
    }))
}
