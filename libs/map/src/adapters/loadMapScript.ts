import type { MapSettings } from '@verstak/contracts/map'
import { MapError } from '../MapError.ts'
import { MAP_SCRIPT } from '../mapCsp.ts'
import { MAP_WAIT_MS, inTime } from './inTime.ts'
import type { ScriptApi } from './scriptApi.ts'

/** Address of the service's script for a key: version v3 in its path, Russian. */
export function mapScriptAddress(key: string, script = MAP_SCRIPT): string {
  const address = new URL(script, document.baseURI)
  address.searchParams.set('apikey', key)
  address.searchParams.set('lang', 'ru_RU')
  return address.href
}

/**
 * Brings the service's script, once for a page, and waits until it is ready.
 *
 * @param limitMs how long both may take together
 * @throws MapError `key` without a key, `load` when the script is missing or throws, `timeout`
 */
export async function loadMapScript({ key, script }: MapSettings, limitMs = MAP_WAIT_MS): Promise<ScriptApi> {
  if (!key) throw new MapError('key', 'MAP_SCRIPT_KEY is not set.')
  if (window.ymaps3) return readyApi(window.ymaps3, limitMs)
  const element = document.createElement('script')
  element.src = mapScriptAddress(key, script)
  element.async = true
  const loaded = new Promise<ScriptApi>((resolve, reject) => {
    const fail = () => reject(new MapError('load', `${element.src} did not load, or is no maps service.`))
    element.addEventListener('error', fail)
    element.addEventListener('load', () => (window.ymaps3 ? resolve(window.ymaps3) : fail()))
  })
  document.head.append(element)
  const begun = performance.now()
  try {
    const api = await inTime(loaded, 'The script of maps', limitMs)
    return await readyApi(api, Math.max(limitMs - (performance.now() - begun), 1))
  } catch (error) {
    // Another try loads it anew.
    element.remove()
    throw error
  }
}

async function readyApi(api: ScriptApi, limitMs: number): Promise<ScriptApi> {
  try {
    await inTime(Promise.resolve(api.ready), 'The maps service', limitMs)
    return api
  } catch (error) {
    if (error instanceof MapError) throw error
    throw new MapError('load', 'The maps service refused to start.', { cause: error })
  }
}
