import type { VkWay } from '@verstak/contracts/identity'

/** SOCIAL-008. */
const PATIENCE_MS = 5_000

/**
 * Whether VK can be reached from this browser. Pages run no script of another site, so what is waited for is an answer of
 * VK's, whichever; without one in time its button is hidden.
 */
export async function isVkReachable({ origin }: Pick<VkWay, 'origin'>, ask: typeof fetch = fetch): Promise<boolean> {
  try {
    await ask(`${origin}/robots.txt`, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return true
  } catch {
    return false
  }
}
