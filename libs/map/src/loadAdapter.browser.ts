import type { CreateMap, MapSettings } from './map.ts'
import { MapError } from './MapError.ts'

/** Brings the code of the chosen provider; a late chunk each. @throws MapError when there is no such provider */
export async function loadAdapter(settings: MapSettings | null | undefined): Promise<CreateMap> {
  switch (settings?.provider) {
    case 'plan':
      return (await import(/* webpackChunkName: "map-plan" */ './adapters/createPlanMap.ts')).createPlanMap
    case 'mapbox':
      return (await import(/* webpackChunkName: "map-mapbox" */ './adapters/createMapboxMap.ts')).createMapboxMap
    case 'script':
      return (await import(/* webpackChunkName: "map-script" */ './adapters/createScriptMap.ts')).createScriptMap
    default:
      throw new MapError('settings', `Maps need settings with a provider; these are ${JSON.stringify(settings)}.`)
  }
}
