import type { MapSettings } from '@verstak/contracts/map'

/** Sources that a page's content security policy must allow for its map, besides the store itself. */
export interface MapSources {
  script: readonly string[]
  connect: readonly string[]
  img: readonly string[]
  style: readonly string[]
  worker: readonly string[]
}

const OWN_WORKER = ["'self'"]

/**
 * The service of {@link MAP_SCRIPT}, as it documents what a map needs
 * (https://yandex.com/maps-api/docs/js-api/common/connection/csp.html), without its search, suggestions and routes.
 */
const SERVICE = {
  // Its engine reads vector tiles with it.
  script: ["'unsafe-eval'"],
  connect: ['https://*.api-maps.yandex.ru', 'https://*.maps.yandex.net'],
  img: ['https://*.api-maps.yandex.ru', 'https://*.maps.yandex.net', 'https://yastatic.net'],
  style: ['https://*.api-maps.yandex.ru', 'https://yastatic.net'],
  worker: ['https://*.api-maps.yandex.ru', 'https://yastatic.net'],
}
const NO_SERVICE = { script: [], connect: [], img: [], style: [], worker: [] }

/** Default address of the maps service's script, version v3. */
export const MAP_SCRIPT = 'https://api-maps.yandex.ru/v3/'

/**
 * What the chosen provider needs and nothing else. Addresses of scripts need no entry: pages trust what their own
 * scripts load (`strict-dynamic`).
 * @throws when an address of the settings is none
 */
export function mapCsp({ provider, geojson, script = MAP_SCRIPT }: MapSettings): MapSources {
  switch (provider) {
    case 'plan':
      return {
        script: [],
        connect: geojson ? foreignOrigin('geojson', geojson) : [],
        img: [],
        style: [],
        worker: OWN_WORKER,
      }
    case 'mapbox':
      return {
        script: [],
        connect: ['https://api.mapbox.com', 'https://events.mapbox.com', 'https://*.tiles.mapbox.com'],
        img: ['blob:'],
        style: [],
        worker: OWN_WORKER,
      }
    case 'script': {
      const own = foreignOrigin('script', script)
      const service = own.includes(new URL(MAP_SCRIPT).origin) ? SERVICE : NO_SERVICE
      return {
        script: service.script,
        connect: [...own, ...service.connect],
        img: [...own, ...service.img],
        style: [...own, ...service.style],
        // Its workers are data that import a file of the service.
        worker: ['data:', ...own, ...service.worker],
      }
    }
  }
}

/** An address below the store's own root needs no entry. */
function foreignOrigin(name: string, address: string): string[] {
  if (/^\/(?!\/)/.test(address)) return []
  const url = URL.parse(address)
  if (url && /^https?:$/.test(url.protocol)) return [url.origin]
  throw new Error(`The map's ${name} is "${address}"; it must be an address such as https://maps.example/file.`)
}
