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

/** The service of {@link MAP_SCRIPT}, as its documentation lists what it loads. */
const SERVICE = {
  // It compiles its templates in the browser.
  script: ["'unsafe-eval'"],
  connect: ['https://*.api-maps.yandex.ru', 'https://*.maps.yandex.net'],
  img: ['https://*.api-maps.yandex.ru', 'https://*.maps.yandex.net', 'https://yastatic.net'],
  style: ['https://*.api-maps.yandex.ru', 'https://yastatic.net'],
}

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
      const service = own.includes(new URL(MAP_SCRIPT).origin)
        ? SERVICE
        : { script: [], connect: [], img: [], style: [] }
      return {
        script: service.script,
        connect: [...own, ...service.connect],
        img: [...own, ...service.img],
        style: [...own, ...service.style],
        worker: ['blob:'],
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
