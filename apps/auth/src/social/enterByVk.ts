import type { ApiCall } from '@verstak/api-client/call'
import { signInByVk } from '@verstak/contracts/identity'
import type { SignInEvent } from '../sign-in/signInState.ts'
import type { SilentToken } from './vkWindow.ts'

/** Gives VK's token to the server. @returns what the sign-in makes of the answer (FAULT-041) */
export async function enterByVk(call: ApiCall, body: SilentToken): Promise<SignInEvent> {
  try {
    const { code, data: _, ...outcome } = await call(signInByVk, { body })
    return code === undefined ? { type: 'social', outcome } : { type: 'socialFailed' }
  } catch {
    return { type: 'socialFailed' }
  }
}
