import { getShop, ShopFacts } from '@verstak/contracts/shop'
import { editableRegion, editableRequisites, editableSettings } from '@verstak/contracts/staffSettings'
import { bindEditable } from '../back-office/bindEditable.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { regionEditable } from '../region/regionEditable.ts'
import { readSettings } from './readSettings.ts'
import { requisitesEditable } from './requisitesEditable.ts'
import { settingsEditable } from './settingsEditable.ts'

/** What the shop says about itself, and how its staff changes that. */
export function settingsRoutes(binder: Binder, services: Services): void {
  binder.bindPublic(getShop, async () => {
    const settings = await readSettings(services.db)
    const facts = Object.keys(ShopFacts.entries) as (keyof ShopFacts)[]
    return Object.fromEntries(facts.map((field) => [field, settings[field]])) as ShopFacts
  })
  bindEditable(binder, services, editableSettings, settingsEditable)
  bindEditable(binder, services, editableRequisites, requisitesEditable)
  bindEditable(binder, services, editableRegion, regionEditable)
}
