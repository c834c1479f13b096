import type { Queryable } from '../db/openDatabase.ts'

export interface NewDevice {
  userId: number
  tokenHash: Buffer
  /** «Chrome, Windows». */
  device: string
  now: Date
  expiresAt: Date
}

export const insertDevice = (db: Queryable, { userId, tokenHash, device, now, expiresAt }: NewDevice) =>
  db
    .insertInto('remembered_device')
    .values({
      user_id: userId,
      token_hash: tokenHash,
      device,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute()

/** Id and last use of the device with this token, if this user let the store remember it. */
export const findDevice = (db: Queryable, userId: number, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('remembered_device')
    .select(['id', 'last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const touchDevice = (db: Queryable, id: string, now: Date) =>
  db.updateTable('remembered_device').set({ last_used_at: now }).where('id', '=', id).execute()

export const deleteDeviceByToken = (db: Queryable, tokenHash: Buffer) =>
  db.deleteFrom('remembered_device').where('token_hash', '=', tokenHash).execute()

/** @returns false when the user has no such device */
export async function deleteDevice(db: Queryable, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('remembered_device')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets the devices of a user: each asks for a code again. @param exceptHash token of one that stays; null = none does */
export async function deleteOtherDevices(db: Queryable, userId: number, exceptHash: Buffer | null): Promise<void> {
  const all = db.deleteFrom('remembered_device').where('user_id', '=', userId)
  await (exceptHash === null ? all : all.where('token_hash', '<>', exceptHash)).execute()
}

export const deleteDevicesBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('remembered_device').where('expires_at', '<', moment).execute()

export const selectDevices = (db: Queryable, userId: number, now: Date) =>
  db
    .selectFrom('remembered_device')
    .select(['id', 'device', 'created_at', 'last_used_at', 'token_hash'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute()
