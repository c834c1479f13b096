import * as endpoints from '@verstak/contracts/moderation'
import type { Binder, Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { staffOf } from '../session/staffOf.ts'
import { answerAsShop } from './answerAsShop.ts'
import { listModeration } from './listModeration.ts'
import { moderate, type Moderator } from './moderate.ts'
import { replaceWords, selectWords } from './moderation.sql.ts'

/** 5,000 words of the list. */
const WORDS_LIMIT_BYTES = 1024 * 1024

export function moderationRoutes({ bindPersonal }: Binder, services: Services): void {
  const moderatorOf = async (caller: Caller): Promise<Moderator> => ({
    userId: await staffOf(services, caller),
    origin: caller.origin,
  })
  bindPersonal(endpoints.listModeration, async ({ query }, caller) => {
    await staffOf(services, caller)
    return listModeration(services, query)
  })
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
      await staffOf(services, caller)
      const words = [...new Set(body.words.map((word) => word.toLowerCase()))]
      await services.db.transaction().execute((db) => replaceWords(db, words))
      return { words: await selectWords(services.db) }
    },
    { bodyLimitBytes: WORDS_LIMIT_BYTES },
  )
}
