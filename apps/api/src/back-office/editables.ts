import { contentEditable } from '../content-staff/contentEditable.ts'
import { brandEditable } from '../catalogue-staff/brandEditable.ts'
import { categoryEditable } from '../catalogue-staff/categoryEditable.ts'
import { productEditable } from '../catalogue-staff/productEditable.ts'
import { tagPageEditable } from '../catalogue-staff/tagPageEditable.ts'
import { legalEditable } from '../legal-staff/legalEditable.ts'
import { regionEditable } from '../region/regionEditable.ts'
import { requisitesEditable } from '../settings/requisitesEditable.ts'
import { settingsEditable } from '../settings/settingsEditable.ts'
import { redirectEditable } from '../redirects/redirectEditable.ts'
import { flagEditable } from '../shop-staff/flagEditable.ts'
import { infoBarEditable } from '../shop-staff/infoBarEditable.ts'
import { organizationEditable } from '../shop-staff/organizationEditable.ts'
import { promoCodeEditable } from '../shop-staff/promoCodeEditable.ts'
import { promotionEditable } from '../shop-staff/promotionEditable.ts'
import { staffEditable } from '../shop-staff/staffEditable.ts'
import type { Editable } from './Editable.ts'

const ALL: readonly Editable[] = [
  ...[brandEditable, categoryEditable, contentEditable, productEditable, tagPageEditable],
  ...[flagEditable, infoBarEditable, organizationEditable, promoCodeEditable, staffEditable],
  legalEditable,
  promotionEditable,
  redirectEditable,
  regionEditable,
  requisitesEditable,
  settingsEditable,
]

/** Everything that the staff edits, by its kind in the journal. */
export const editables: ReadonlyMap<string, Editable> = new Map(ALL.map((editable) => [editable.kind, editable]))
