import * as endpoints from '@verstak/contracts/moderation'
import { bindTable } from '../back-office/bindTable.ts'
import { editorOf } from '../back-office/editorOf.ts'
import { recordChange } from '../back-office/recordChange.ts'
import type { Binder, Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { staffOf } from '../session/staffOf.ts'
import { answerAsShop } from './answerAsShop.ts'
import { listModeration, moderationTable, selectTableRows } from './listModeration.ts'
import { moderate, type Moderator } from './moderate.ts'
import { replaceWords, selectWords } from './moderation.sql.ts'

/** 5,000 words of the list. */
const WORDS_LIMIT_BYTES = 1024 * 1024

export function moderationRoutes(binder: Binder, services: Services): void {
  const { bindPersonal } = binder
  const moderatorOf = async (caller: Caller): Promise<Moderator> => {
    const editor = await editorOf(services, caller)
    return { userId: editor.userId, editor, origin: caller.origin }
  }
  bindPersonal(endpoints.listModeration, async ({ query }, caller) => {
    await staffOf(services, caller)
    return listModeration(services, query)
  })
  bindTable(binder, endpoints.listModeration, moderationTable, (query, slice) =>
    selectTableRows(services, query, slice),
  )
  bindPersonal(endpoints.moderate, async ({ body }, caller) => moderate(services, body, await moderatorOf(caller)))
  bindPersonal(endpoints.answerAsShop, async ({ body }, caller) =>
    answerAsShop(services, body, await moderatorOf(caller)),
  )
  bindPersonal(endpoints.listModerationWords, async (_, caller) => {
    await staffOf(services, caller)
    return { words: await selectWords(services.db) }
  })
  bindPersonal(
    endpoints.saveModerationWords,
    async ({ body }, caller) => {
      const editor = await editorOf(services, caller)
      const words = [...new Set(body.words.map((word) => word.toLowerCase()))]
      await services.db.transaction().execute(async (db) => {
        const old = (await selectWords(db)).join(', ')
        await replaceWords(db, words)
        const change = { field: 'words', old, new: words.toSorted().join(', ') }
        await recordChange(db, editor, { entity: 'moderation-words', entity_id: '1', name: '', fields: [change] })
      })
      return { words: await selectWords(services.db) }
    },
    { bodyLimitBytes: WORDS_LIMIT_BYTES },
  )
}
