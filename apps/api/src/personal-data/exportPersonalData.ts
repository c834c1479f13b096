import { userChatId } from '../chat/signVisitor.ts'
import type { Caller, OwnFile } from '../http/createBinder.ts'
import { freshUserOf } from '../profile/profileUser.ts'
import { readSettings } from '../settings/readSettings.ts'
import type { Services } from '../services.ts'
import { selectExported } from './exported.sql.ts'
import { personalDataTexts as texts } from './personalData.texts.ts'

/**
 * All that the shop keeps of the caller, as a file. A session alone, which somebody may have stolen, does not bring it.
 * @param chatSecret by which his conversation in the chat is named
 * @throws DomainError `sign-in-required`, `confirmation-required`
 */
export async function exportPersonalData(
  services: Services,
  caller: Caller,
  chatSecret: () => Promise<string>,
): Promise<OwnFile> {
  const user = await freshUserOf(services, caller)
  const chat = userChatId(user.id, await chatSecret())
  const exported = await services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => selectExported(db, user.id, chat))
  const text = JSON.stringify({ exportedAt: services.now().toISOString(), ...exported }, null, 2)
  const name = texts.fileName((await readSettings(services.db)).shopName)
  return { mediaType: 'application/json; charset=utf-8', name, bytes: Buffer.from(text) }
}
