import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { deleteAccount as endpoint } from '@verstak/contracts/personalData'
import { PAGE_COOKIES, SERVER_COOKIES } from '@verstak/contracts/cookie'
import { userChatId } from '../chat/signVisitor.ts'
import type { Caller } from '../http/createBinder.ts'
import { sendMail } from '../messages/sendMail.ts'
import { clearReturnPhotosOf } from '../order-return/returnPhoto.sql.ts'
import { freshUserOf } from '../profile/profileUser.ts'
import type { Services } from '../services.ts'
import { readSettings } from '../settings/readSettings.ts'
import { leaveBrowser } from '../session/signOut.ts'
import { obstaclesOf } from './getPersonalData.ts'
import { deleteUser, lockUser, withdrawConsents } from './personalData.sql.ts'
import { personalDataTexts as texts } from './personalData.texts.ts'

/**
 * Deletes the caller's account with all that no law makes the shop keep, and tells him by mail. His browser is a guest's then.
 * Orders that are under way, and an organization whose only owner he is, stand in the way.
 * @param chatSecret by which his conversation in the chat is named
 * @throws DomainError `sign-in-required`, `confirmation-required`
 */
export async function deleteAccount(
  services: Services,
  caller: Caller,
  chatSecret: () => Promise<string>,
): Promise<EndpointResponse<typeof endpoint>> {
  const user = await freshUserOf(services, caller)
  const chat = userChatId(user.id, await chatSecret())
  const obstacles = await services.db.transaction().execute(async (db) => {
    await lockUser(db, user.id)
    const found = await obstaclesOf(db, user.id, user.is_staff)
    if (found.length > 0) return found
    await withdrawConsents(db, user.id, services.now())
    if (user.email !== null) {
      const { supportPhone } = await readSettings(db)
      await sendMail(services, db, { to: user.email, ...texts.deleted(supportPhone), purpose: 'account-deleted' })
    }
    await clearReturnPhotosOf(db, user.id, services.now())
    await deleteUser(db, user.id, { email: user.email, chat })
    return found
  })
  if (obstacles.length > 0) return { isDeleted: false, obstacles }
  leaveBrowser(caller)
  caller.clearCookie(SERVER_COOKIES.rememberedDevice)
  caller.clearCookie(PAGE_COOKIES.hasMarks)
  return { isDeleted: true, obstacles }
}
