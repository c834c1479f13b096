import type { Insertable } from 'kysely'
import type { MessageTables } from '../db/messageTables.ts'
import type { Database } from '../db/openDatabase.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { insertDemoMessage } from './demoMessage.sql.ts'
import type { MailTransport, SmsGateway } from './ports.ts'

/** How long a message of a demo shop stands on its page; messages hold codes. */
export const DEMO_MESSAGE_LIFETIME_MS = 30 * 60_000

export interface DemoPortOptions {
  db: Database
  jobs: Jobs
  now(): Date
}

/** The embedded providers of a demo shop: messages go to a page on the operations port, and nowhere else. */
export function createDemoPorts({ db, jobs, now }: DemoPortOptions): { sms: SmsGateway; mail: MailTransport } {
  const keep = (message: Omit<Insertable<MessageTables['demo_message']>, 'sent_at'>) =>
    db.transaction().execute(async (transaction) => {
      const sentAt = now()
      if (!(await insertDemoMessage(transaction, { ...message, sent_at: sentAt }))) return
      const runAt = new Date(sentAt.getTime() + DEMO_MESSAGE_LIFETIME_MS)
      await jobs.add(transaction, 'erase-demo-message', { messageId: message.id }, { runAt })
    })
  return {
    sms: {
      send: ({ id, purpose, phone, text }) =>
        keep({ id, purpose, kind: 'sms', recipient: phone, subject: null, body: text, html: null }),
    },
    mail: {
      send: ({ id, purpose, to, subject, text, html }) =>
        keep({ id, purpose, kind: 'mail', recipient: to, subject, body: text, html }),
    },
  }
}
