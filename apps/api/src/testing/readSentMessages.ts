import { sql } from 'kysely'
import type { Database } from '../db/openDatabase.ts'

/** An SMS or a mail that the shop has sent. */
export interface SentMessage {
  kind: 'sms' | 'mail'
  /** Ten digits, or a mail address. */
  to: string
  subject: string | null
  text: string
  html: string | null
  purpose: string
}

/** What the embedded providers of a demo shop have sent within the last half hour, the oldest first. */
export async function readSentMessages(db: Database, to?: string): Promise<SentMessage[]> {
  return (
    db
      .selectFrom('demo_message')
      .innerJoin('message', 'message.id', 'demo_message.id')
      .select([
        'demo_message.kind',
        'demo_message.recipient as to',
        'demo_message.subject',
        'demo_message.body as text',
        'demo_message.html',
        'demo_message.purpose',
      ])
      .$if(to !== undefined, (query) => query.where('demo_message.recipient', '=', to!))
      .orderBy('message.created_at')
      .orderBy('demo_message.sent_at')
      // A test's clock may stand still.
      .orderBy(sql`demo_message.xmin::text::bigint`)
      .execute()
  )
}
