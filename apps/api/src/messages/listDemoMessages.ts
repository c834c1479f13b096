import type { Services } from '../services.ts'
import { DEMO_MESSAGE_LIFETIME_MS } from './createDemoPorts.ts'
import { selectDemoMessages, type DemoMessage } from './demoMessage.sql.ts'

const MAX_SHOWN = 200

/** Messages of a demo shop, the newest first. @param recipient ten digits or a mail address; null = all */
export function listDemoMessages(
  { db, now }: Pick<Services, 'db' | 'now'>,
  recipient: string | null,
): Promise<DemoMessage[]> {
  const since = new Date(now().getTime() - DEMO_MESSAGE_LIFETIME_MS)
  return selectDemoMessages(db, { since, recipient, limit: MAX_SHOWN })
}
