import type { WidgetProps } from '@verstak/contracts/widget'
import type { WindowChange } from '@verstak/host'
import { TwoSteps } from './TwoSteps.tsx'
import { useAddedMessage } from './useAddedMessage.tsx'
import { reloadPage } from './reloadPage.ts'

/** Widths of the window on a desktop, px. */
const WIDTHS = { 1: 464, 2: 640 } as const

/** Window content: adds an organization of the user in two steps (ORG-006); the page is loaded anew afterwards (ORG-016). */
export function AddOrganization({ onStep, onClose }: WidgetProps['account/AddOrganization']) {
  const announceAdded = useAddedMessage(reloadPage)
  return (
    <TwoSteps
      onStep={(step, onBack) => onStep({ width: WIDTHS[step], onBack } satisfies WindowChange)}
      onAdded={(name) => {
        onClose()
        announceAdded(name)
      }}
    />
  )
}
