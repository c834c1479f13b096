import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { markNotificationViewed as endpoint } from '@verstak/contracts/notification'
import { isDeepStrictEqual } from 'node:util'
import type { Services } from '../services.ts'
import { COMPANY_OFFER } from './companyOffer.ts'
import { insertViewed, isNewToPerson, selectPendingNamed, updateViewed } from './notifications.sql.ts'

type Payload = Record<string, unknown>

/** Marks the user's own matching notifications as viewed. Succeeds if there are none. */
export async function markViewed(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: number,
  { type, payload }: EndpointBody<typeof endpoint>,
): Promise<void> {
  const wanted = typeof payload === 'number' ? { juristicPersonId: payload } : (payload ?? {})
  const pending = await selectPendingNamed(db, userId, type)
  const ids = pending.filter((row) => hasAll(row.payload ?? {}, wanted)).map(({ id }) => id)
  if (ids.length > 0) await updateViewed(db, { userId, ids, at: now() })
  else if (type === COMPANY_OFFER && (await isNewToPerson(db, userId, type)))
    await insertViewed(db, { userId, name: type, at: now() })
}

const hasAll = (payload: Payload, wanted: Payload) =>
  Object.entries(wanted).every(([key, value]) => isDeepStrictEqual(payload[key], value))
