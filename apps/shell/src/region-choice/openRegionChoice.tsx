import { regionModal } from '@verstak/contracts/flag'
import { flagValue } from '@verstak/flags/flag'
import type { Host } from '@verstak/host'
import { regionButtonTexts } from './regionButton.texts.ts'
import { RegionList } from './RegionList.tsx'

/** Width of the window in px (REGION-014, 015). */
const WIDTHS = { new: 480, old: 1345 } as const

/** Opens the region dialog. */
export function openRegionChoice({ modals, flags }: Host): void {
  const variant = flagValue(flags, regionModal)
  modals.ask({
    kind: 'dialog',
    title: regionButtonTexts.choose,
    width: WIDTHS[variant],
    content: (close) => <RegionList isWide={variant === 'old'} onDone={close} />,
  })
}
