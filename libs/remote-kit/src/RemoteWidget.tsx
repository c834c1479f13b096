import type { SlotClass, WidgetName, WidgetProps } from '@verstak/contracts/widget'
import { RemoteSlot } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import type { ReactNode } from 'react'
import { retryLabel } from './remoteWidget.texts.ts'

export type RemoteWidgetProps<Name extends WidgetName> = WidgetProps[Name] & {
  /** The widget, by `remote/Widget`. */
  name: Name
  /** How much the page needs it here, where that is not what its contract says. */
  slotClass?: SlotClass
  /** Shown until the widget's code and data are here: give it the widget's size, so that nothing jumps. */
  fallback: ReactNode
  /** Shown when the widget fails; by default a button to try again, for a `may` widget nothing. */
  failure?: (retry: () => void) => ReactNode
}

/** Places a widget of another remote, rendered on the server too, with the class and the time budget of its contract. */
export function RemoteWidget<Name extends WidgetName>({
  name,
  slotClass,
  fallback,
  failure,
  ...widgetProps
}: RemoteWidgetProps<Name>) {
  return (
    <RemoteSlot
      key={name}
      name={name}
      slotClass={slotClass}
      fallback={fallback}
      failure={failure}
      otherwise={(retry) => <Button onClick={retry}>{retryLabel}</Button>}
      widgetProps={widgetProps as unknown as WidgetProps[Name]}
    />
  )
}
