import type { SlotClass, WidgetName, WidgetProps } from '@verstak/contracts/widget'
import { RemoteSlot } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import type { ReactNode } from 'react'
import { retryLabel } from './remoteWidget.texts.ts'

export type RemoteWidgetProps<Name extends WidgetName> = WidgetProps[Name] & {
  /** Name of the widget, `remote/Widget`. */
  name: Name
  /** Overrides the class of the widget's contract on this page. */
  slotClass?: SlotClass
  /** The code loads after this, `visitorIsThere`; the server renders the widget all the same, early presses wait for it. */
  after?: () => Promise<void>
  /** Shown until the widget's code and data have loaded: give it the widget's size, to avoid layout shifts. */
  fallback: ReactNode
  /** Shown when the widget fails; by default a retry button, nothing for a `may` widget. */
  failure?: (retry: () => void) => ReactNode
}

/** Renders a widget of another remote, on the server too, with the class and the time budget of its contract. */
export function RemoteWidget<Name extends WidgetName>({
  name,
  slotClass,
  after,
  fallback,
  failure,
  ...widgetProps
}: RemoteWidgetProps<Name>) {
  return (
    <RemoteSlot
      key={name}
      name={name}
      slotClass={slotClass}
      after={after}
      fallback={fallback}
      failure={failure}
      otherwise={(retry) => <Button onClick={retry}>{retryLabel}</Button>}
      widgetProps={widgetProps as unknown as WidgetProps[Name]}
    />
  )
}
