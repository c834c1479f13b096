import type { Host } from '@verstak/host'
import { listEntryTexts } from './listEntry.texts.ts'
import { ListEntry } from './ListEntry.tsx'

/** Room for a report beside its fields. */
const WIDTH = 960

/** Opens the window of a list of codes. */
export function openListEntry({ modals }: Host): void {
  const content = (close: () => void) => <ListEntry onClose={close} />
  modals.ask({ kind: 'dialog', title: listEntryTexts.title, width: WIDTH, content }, 'cart')
}
