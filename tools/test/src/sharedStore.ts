import { findFreePort } from '@verstak/tools-start/findFreePort'
import { startStoreProcess, type StoreProcess } from '@verstak/tools-start/startStoreProcess'

let store: Promise<StoreProcess> | undefined

/** Settings for Playwright of the one store on which all browser stages run, started for the first of them. */
export async function openSharedStore(): Promise<Record<string, string>> {
  // An external store: Playwright reads its address itself.
  if (process.env['E2E_BASE_URL']) return {}
  store ??= findOwnPort().then((port) =>
    startStoreProcess({ port, dataFolder: process.env['VERSTAK_DATA'], isShown: true }),
  )
  const { origin, env } = await store
  return { ...env, E2E_BASE_URL: origin }
}

/** Stops it, if any stage has opened it. */
export async function closeSharedStore(): Promise<void> {
  await (await store?.catch(() => undefined))?.stop()
  store = undefined
}

const findOwnPort = async () => Number(process.env['VERSTAK_PORT'] ?? (await findFreePort()))
