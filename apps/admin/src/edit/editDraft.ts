import { forgetDevice, readDevice, writeDevice } from '@verstak/device/deviceValue'
import type { DraftKey } from '@verstak/device/draftKeys'
import type { EditValues } from './EditState.ts'

/** Edits that were not saved, and the version that they were made on. */
export interface EditDraft {
  version: number
  edits: EditValues
}

const DAYS = 7

const keyOf = (entity: string): DraftKey => ({ name: `edit_draft ${entity}`, kind: 'texts', days: DAYS })

/** Keeps edits on the device for a week, so that they survive a lost session; none forget what was there. */
export function keepDraft(entity: string, { version, edits }: EditDraft): void {
  if (Object.keys(edits).length === 0) return forgetDevice(keyOf(entity))
  writeDevice(keyOf(entity), { version: String(version), edits: JSON.stringify(edits) })
}

/** Edits of an earlier visit; null when there are none. */
export function findDraft(entity: string): EditDraft | null {
  const { version, edits } = readDevice(keyOf(entity))
  if (version === undefined || edits === undefined) return null
  try {
    return { version: Number(version), edits: JSON.parse(edits) as EditValues }
  } catch {
    return null
  }
}
