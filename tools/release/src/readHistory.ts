import { readApiError } from '@verstak/api-client/readApiError'
import { listActivations } from '@verstak/contracts/registry'
import type { Activation } from '@verstak/contracts/registry'
import { findReadToken } from './credentials.ts'
import type { FoundStore } from './findStore.ts'
import { createRegistryCall } from './registryClient.ts'

/** The history of one remote or of all, newest first; without actors and commits if this machine has no valid token. */
export async function readHistory(
  { origin, places }: FoundStore,
  remote: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<readonly Activation[]> {
  const query = { limit: '200', ...(remote ? { remote } : {}) }
  const token = await findReadToken(places, env)
  const open = () => createRegistryCall(origin)(listActivations, { query })
  const { activations } = token
    ? await createRegistryCall(origin, token)(listActivations, { query }).catch((error: unknown) => {
        // The token belongs to another store.
        if (readApiError(error)?.code !== 'release-token-refused') throw error
        return open()
      })
    : await open()
  return activations
}
