import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { widgetSlots } from '@verstak/contracts/widget'
import type { SlotClass, SlotRule, WidgetName, WidgetProps } from '@verstak/contracts/widget'
import { Fragment, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode, RefObject } from 'react'
import { useHost } from './hostContext.ts'
import type { Host, Widget } from './hostContext.ts'
import { markHydrated } from './markHydrated.ts'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemotePart } from './RemotePart.tsx'

export interface RemoteSlotProps<Name extends WidgetName> {
  name: Name
  /** How much the page needs it here, where that is not what its contract says. */
  slotClass?: SlotClass | undefined
  widgetProps: WidgetProps[Name]
  /** Shown until the widget's code and data are here. */
  fallback: ReactNode
  /** Shown when the widget fails; `retry` brings code and data anew. */
  failure?: ((retry: () => void) => ReactNode) | undefined
  /** The same for widgets that may not fail without a trace, where nothing else is given. */
  otherwise: (retry: () => void) => ReactNode
}

/** A widget of a release that is younger than this shell. */
const UNKNOWN_RULE: SlotRule = { slot: 'should', budgetMs: 300 }

/** Place of a widget. Once per page, because the host is shared; remotes place widgets by `RemoteWidget` of the remote kit. */
export function RemoteSlot<Name extends WidgetName>({
  name,
  slotClass,
  widgetProps,
  fallback,
  failure,
  otherwise,
}: RemoteSlotProps<Name>) {
  const host = useHost()
  const rule = (widgetSlots as Partial<typeof widgetSlots>)[name] ?? UNKNOWN_RULE
  const slot = slotClass ?? rule.slot
  const showFailure = failure ?? (slot === 'may' ? () => null : otherwise)
  const { reset } = useQueryErrorResetBoundary()
  // Above the Suspense boundary, because what suspends forgets its own state: it would load a failing widget for ever.
  const [load, setLoad] = useState(() => loadOnce(host, name))
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
        <LoadedWidget name={name} load={load} startedAt={startedAt} widgetProps={widgetProps} />
        <HydratedMark part={part} />
      </Around>
    </Suspense>
  )
  // The server catches no error of a part: what failed there the browser tries again.
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

/** Says that what stands beside it is hydrated, for which its part did not wait. */
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
  /** Brings the code; the same promise at every call. */
  load: () => Promise<Widget<Name>>
  startedAt: number
}

function LoadedWidget<Name extends WidgetName>({ name, load, startedAt, widgetProps }: LoadedWidgetProps<Name>) {
  const { widgets } = useHost()
  widgets.preload(name)
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
 * For the team overlay: how long it took from the wish for a part to its being on the page. A component of its own,
 * because React loses count of the hooks of one that suspends by `use` and finds the code there when it tries again.
 */
function ShownMark({ name, startedAt }: { name: string; startedAt: number }) {
  useEffect(() => void performance.measure?.(`part:${name}`, { start: startedAt }), [name, startedAt])
  return null
}

/** Asks for the code at the first call; that it did not come is the remote's failure. */
function loadOnce<Name extends WidgetName>({ widgets, report }: Host, name: Name): () => Promise<Widget<Name>> {
  let loading: Promise<Widget<Name>> | undefined
  return () =>
    (loading ??= widgets.load(name).catch((error: unknown) => {
      const [remote = '', widget = ''] = name.split('/')
      report({ remote, widget, kind: 'load', error })
      throw error
    }))
}
