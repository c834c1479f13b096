import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { DeviceRow, listDevices as endpoint } from '@verstak/contracts/session'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { selectDevices } from './rememberedDevice.sql.ts'
import { secretHashOf } from './secretCookie.ts'
import { selectSessions } from './session.sql.ts'
import { ownSessionOf } from './userIdOf.ts'

/**
 * Sessions and remembered devices of the user: those of this browser first, then the latest used.
 * @throws DomainError `sign-in-required`
 */
export async function listDevices(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const { id, user_id: userId } = await ownSessionOf(services, caller)
  return devicesOf(services, userId, { sessionId: id, deviceHash: deviceHashOf(caller) })
}

/** Hash of the token by which the store remembers this browser; null when it does not. */
export const deviceHashOf = (caller: Pick<Caller, 'cookie'>) => secretHashOf(caller, SERVER_COOKIES.rememberedDevice)

/** The list as the browser with this session and this token of a remembered device sees it. */
export async function devicesOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: number,
  own: { sessionId: string | null; deviceHash: Buffer | null },
): Promise<EndpointResponse<typeof endpoint>> {
  const [sessions, remembered] = await Promise.all([
    selectSessions(db, userId, now()),
    selectDevices(db, userId, now()),
  ])
  const rows: DeviceRow[] = [
    ...sessions.map((session) => ({
      id: session.id,
      kind: 'session' as const,
      device: session.device,
      ip: session.ip,
      createdAt: session.created_at.toISOString(),
      lastSeenAt: session.last_seen_at.toISOString(),
      isCurrent: session.id === own.sessionId,
    })),
    ...remembered.map((device) => ({
      id: device.id,
      kind: 'remembered' as const,
      device: device.device,
      ip: null,
      createdAt: device.created_at.toISOString(),
      lastSeenAt: device.last_used_at.toISOString(),
      isCurrent: own.deviceHash !== null && device.token_hash.equals(own.deviceHash),
    })),
  ]
  return { devices: rows.toSorted(byPlace) }
}

const byPlace = (a: DeviceRow, b: DeviceRow) =>
  Number(b.isCurrent) - Number(a.isCurrent) ||
  Number(b.kind === 'session') - Number(a.kind === 'session') ||
  b.lastSeenAt.localeCompare(a.lastSeenAt) ||
  a.id.localeCompare(b.id)
