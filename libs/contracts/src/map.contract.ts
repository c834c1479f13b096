import * as v from 'valibot'

/** Whose map is drawn: the store's own plan, Mapbox, or a maps service that comes as a script. */
export const MapProvider = v.picklist(['plan', 'mapbox', 'script'])
export type MapProvider = v.InferOutput<typeof MapProvider>

/**
 * How this store's maps are drawn; given to every page, so it holds no secret. What is missing for the chosen provider
 * is an error of the map, not of the page.
 */
export const MapSettings = v.object({
  provider: MapProvider,
  /** Public token of Mapbox (`pk.…`). */
  token: v.optional(v.string()),
  /** Api key of the maps service by script. */
  key: v.optional(v.string()),
  /** Address of that script without its query; by default the service's own. */
  script: v.optional(v.string()),
  /** Address of a GeoJSON file that the store's own plan shows instead of its schematic one. */
  geojson: v.optional(v.string()),
})
export type MapSettings = v.InferOutput<typeof MapSettings>
