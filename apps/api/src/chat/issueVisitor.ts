import type { ChatVisitor } from '@verstak/contracts/chat'
import type { Caller } from '../http/createBinder.ts'
import { newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { getSession } from '../session/getSession.ts'
import { signVisitor, userChatId } from './signVisitor.ts'

/** The signed identity of a caller in the chat. */
export async function issueVisitor(
  services: Pick<Services, 'db' | 'now'>,
  secret: string,
  caller: Pick<Caller, 'cookie'>,
): Promise<ChatVisitor> {
  const { account } = await getSession(services, caller)
  if (!account) return signVisitor({ id: `g-${newSecret()}`, info: 'b2c', display_name: '' }, secret)
  const { id, organization, displayName } = account
  return signVisitor(
    {
      id: userChatId(id, secret),
      info: organization ? 'b2b' : 'b2c',
      display_name: organization?.name ?? displayName,
    },
    secret,
  )
}
