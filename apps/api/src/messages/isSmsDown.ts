import type { Services } from '../services.ts'
import { selectChannel } from './message.sql.ts'

const LOOKED_AT_MS = 60_000

/** True when SMS were tried within the last minute, and all of these tries failed. A refused message is an answer. */
export async function isSmsDown({ db, now }: Pick<Services, 'db' | 'now'>): Promise<boolean> {
  const channel = await selectChannel(db, 'sms')
  const isRecent = (time: Date | null | undefined) => !!time && time.getTime() > now().getTime() - LOOKED_AT_MS
  return isRecent(channel?.failed_at) && !isRecent(channel?.answered_at)
}
