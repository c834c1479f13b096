import type { ApiCall } from '@verstak/api-client/call'
import { signInByVk } from '@verstak/contracts/identity'
import type { SignInEvent } from '../sign-in/signInState.ts'
import type { SilentToken } from './vkWindow.ts'

/**
 * Gives VK's token to the server.
 * @returns what the sign-in makes of the answer (FAULT-041); null when a code is owed besides
 */
export async function enterByVk(call: ApiCall, body: SilentToken): Promise<SignInEvent | null> {
  try {
    const { code, data: _, otp, ...outcome } = await call(signInByVk, { body })
    if (otp) return null
    return code === undefined ? { type: 'social', outcome } : { type: 'socialFailed' }
  } catch {
    return { type: 'socialFailed' }
  }
}
