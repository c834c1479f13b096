import * as endpoints from '@verstak/contracts/consent'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { selectOwnConsents } from './consent.sql.ts'
import { wireConsentOf } from './wireConsentOf.ts'
import { withdrawConsent } from './withdrawConsent.ts'

const MAX_LISTED = 100

export function consentRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.listConsents, async (_, caller) => {
    const rows = await selectOwnConsents(services.db, await userIdOf(services, caller), MAX_LISTED)
    return { consents: rows.map(wireConsentOf) }
  })
  bindPersonal(endpoints.withdrawConsent, async ({ body }, caller) => ({
    consent: await withdrawConsent(services, await userIdOf(services, caller), body.id),
  }))
}
