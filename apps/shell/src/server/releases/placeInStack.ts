import type { SlotClass, WidgetName } from '@verstak/contracts/widget'

/** Where on the page an error came from. */
export type StackPlace =
  | {
      slot: SlotClass
      name: WidgetName
      /** No error boundary within the widget catches it, so the whole widget fails. */ isWhole: boolean
    }
  | { slot?: undefined; /** Within the page of a remote, outside of widgets. */ isPage: boolean }

const SLOT = /^\s*at slot:(must|should|may):(\S+)/

/** Finds the innermost part of the page in React's component stack, by slot names and the element around parts. */
export function placeInStack(componentStack: string): StackPlace {
  let isCaught = false
  for (const line of componentStack.split('\n')) {
    const [, slot, name] = SLOT.exec(line) ?? []
    if (slot && name) return { slot: slot as SlotClass, name: name as WidgetName, isWhole: !isCaught }
    if (/^\s*at remote-part\b/.test(line)) return { isPage: true }
    if (/^\s*at Suspense\b/.test(line)) isCaught = true
  }
  return { isPage: false }
}
