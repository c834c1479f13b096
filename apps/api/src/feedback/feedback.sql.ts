import type { Insertable } from 'kysely'
import type { ChatTables } from '../db/chatTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

export const insertFeedback = (db: Queryable, feedback: Insertable<ChatTables['feedback']>) =>
  db.insertInto('feedback').values(feedback).execute()
