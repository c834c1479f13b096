import { forgetDevice, readDevice, writeDevice } from '@verstak/device/deviceValue'
import type { DraftKey } from '@verstak/device/draftKeys'
import type { EditValues } from './EditState.ts'

/** Edits that were not saved, and the version that they were made on. */
export interface EditDraft {
  version: number
  edits: EditValues
}

const DAYS = 7

const keyOf = (thing: string): DraftKey => ({ name: `edit_draft ${thing}`, kind: 'texts', days: DAYS })

/** Keeps edits on the device for a week, so that they survive a lost session; none forget what was there. */
export function keepDraft(thing: string, { version, edits }: EditDraft): void {
  if (Object.keys(edits).length === 0) return forgetDevice(keyOf(thing))
  writeDevice(keyOf(thing), { version: String(version), edits: JSON.stringify(edits) })
}

/** Edits of an earlier visit; null when there are none. */
export function findDraft(thing: string): EditDraft | null {
  const { version, edits } = readDevice(keyOf(thing))
  if (version === undefined || edits === undefined) return null
  try {
    return { version: Number(version), edits: JSON.parse(edits) as EditValues }
  } catch {
    return null
  }
}
