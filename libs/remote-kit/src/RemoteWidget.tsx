import type { WidgetName, WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { Suspense, use } from 'react'
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
  const { name, fallback, failure = () => null, ...widgetProps } = props
  return (
    <RemoteBoundary key={name} fallback={failure}>
      <Suspense fallback={fallback}>
        <LoadedWidget name={name} widgetProps={widgetProps as unknown as WidgetProps[Name]} />
      </Suspense>
    </RemoteBoundary>
  )
}

function LoadedWidget<Name extends WidgetName>({ name, widgetProps }: { name: Name; widgetProps: WidgetProps[Name] }) {
  const { widgets } = useHost()
  widgets.preload(name)
  const Widget = (widgets.find(name) ?? use(widgets.load(name))) as ComponentType<WidgetProps[Name]>
  return (
    <>
      {widgets.stylesheetsOf(name).map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="remote" />
      ))}
      <Widget {...(widgetProps as WidgetProps[Name] & object)} />
    </>
  )
}
