import type { MapSettings } from '@verstak/contracts/map'
import { MapProvider } from '@verstak/contracts/map'
import { mapCsp } from '@verstak/map/mapCsp'
import * as v from 'valibot'

type Settings = Partial<
  Record<'MAP_PROVIDER' | 'MAPBOX_TOKEN' | 'MAP_SCRIPT_KEY' | 'MAP_SCRIPT' | 'MAP_GEOJSON', string | undefined>
>

/**
 * How maps are drawn. A provider without its key passes: then the maps say that they are unavailable, and the rest of the store works.
 * @throws when MAP_PROVIDER is none, or an address is none
 */
export function parseMapSettings(settings: Settings): MapSettings {
  const { MAPBOX_TOKEN: token, MAP_SCRIPT_KEY: key, MAP_SCRIPT: script, MAP_GEOJSON: geojson } = settings
  const provider = settings.MAP_PROVIDER || (token ? 'mapbox' : key ? 'script' : 'plan')
  if (!v.is(MapProvider, provider))
    throw new Error(`MAP_PROVIDER is "${provider}"; it must be one of ${MapProvider.options.join(', ')}.`)
  const used = { plan: { geojson }, mapbox: { token }, script: { key, script } }[provider]
  const parsed = { provider, ...Object.fromEntries(Object.entries(used).filter(([, value]) => value)) }
  mapCsp(parsed)
  return parsed
}

/** Whether the settings are those of a store without any; such pages name none. */
export const isOwnPlan = ({ provider, geojson }: MapSettings): boolean => provider === 'plan' && !geojson

/** Maps of this process's store. */
export const MAP_SETTINGS = parseMapSettings({
  MAP_PROVIDER: process.env['MAP_PROVIDER'],
  MAPBOX_TOKEN: process.env['MAPBOX_TOKEN'],
  MAP_SCRIPT_KEY: process.env['MAP_SCRIPT_KEY'],
  MAP_SCRIPT: process.env['MAP_SCRIPT'],
  MAP_GEOJSON: process.env['MAP_GEOJSON'],
})

/** What pages must allow for them. */
export const MAP_SOURCES = mapCsp(MAP_SETTINGS)
