import type { WidgetName, WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import type { Widget } from '@verstak/host'
import { Suspense, use, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { RemoteBoundary } from './RemoteBoundary.tsx'

export type RemoteWidgetProps<Name extends WidgetName> = WidgetProps[Name] & {
  /** The widget, by `remote/Widget`. */
  name: Name
  /** Shown until the widget's code and data are here: give it the widget's size, so that nothing jumps. */
  fallback: ReactNode
  /** Shown when the widget fails; nothing by default. */
  failure?: (retry: () => void) => ReactNode
}

/** Places a widget of another remote, rendered on the server too. */
export function RemoteWidget<Name extends WidgetName>(props: RemoteWidgetProps<Name>) {
  return <PlacedWidget key={props.name} {...props} />
}

function PlacedWidget<Name extends WidgetName>(props: RemoteWidgetProps<Name>) {
  const { name, fallback, failure = () => null, ...widgetProps } = props
  const { widgets } = useHost()
  // Above the Suspense boundary, because what suspends forgets its own state: it would load a failing widget for ever.
  const [load, setLoad] = useState(() => once(() => widgets.load(name)))
  const loadAnew = () => setLoad(() => once(() => widgets.load(name)))
  return (
    <RemoteBoundary
      fallback={(retry) =>
        failure(() => {
          loadAnew()
          retry()
        })
      }
    >
      <Suspense fallback={fallback}>
        <LoadedWidget name={name} load={load} widgetProps={widgetProps as unknown as WidgetProps[Name]} />
      </Suspense>
    </RemoteBoundary>
  )
}

interface LoadedWidgetProps<Name extends WidgetName> {
  name: Name
  /** Brings the code; the same promise at every call. */
  load: () => Promise<Widget<Name>>
  widgetProps: WidgetProps[Name]
}

function LoadedWidget<Name extends WidgetName>({ name, load, widgetProps }: LoadedWidgetProps<Name>) {
  const { widgets } = useHost()
  widgets.preload(name)
  const Widget = (widgets.find(name) ?? use(load())) as ComponentType<WidgetProps[Name]>
  return (
    <>
      {widgets.stylesheetsOf(name).map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="remote" />
      ))}
      <Widget {...(widgetProps as WidgetProps[Name] & object)} />
    </>
  )
}

function once<Result>(start: () => Result): () => Result {
  let result: Result | undefined
  return () => (result ??= start())
}
