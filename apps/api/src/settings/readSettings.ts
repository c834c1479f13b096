import { SHOP_DEFAULTS } from '@verstak/contracts/shop'
import { editableSettings } from '@verstak/contracts/staffSettings'
import * as v from 'valibot'
import type { Queryable } from '../db/openDatabase.ts'
import { selectSettings } from './settings.sql.ts'

const Settings = v.object(editableSettings.entries)
export type Settings = v.InferOutput<typeof Settings>

/** Percent of a source's products that an import may withdraw without being told, until the staff sets another. */
export const MAX_WITHDRAWN = 20

/** What is valid until the staff sets something else. */
const DEFAULTS: Settings = { ...SHOP_DEFAULTS, mailName: null, mailReplyTo: null, mostWithdrawn: MAX_WITHDRAWN }

/** The settings of the shop; one that is not set, or that a newer schema refuses, has its default. */
export async function readSettings(db: Queryable, isLocked = false): Promise<Settings> {
  const kept = await selectSettings(db, isLocked)
  const valid = Object.entries(Settings.entries).filter(([field, schema]) => v.is(schema, kept[field]))
  return { ...DEFAULTS, ...Object.fromEntries(valid.map(([field]) => [field, kept[field]])) }
}
