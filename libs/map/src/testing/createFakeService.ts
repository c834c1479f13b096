import type { ScriptApi, ScriptLocation } from '../adapters/scriptApi.ts'

/** A marker of the fake service. */
export interface FakeMarker {
  coordinates: [number, number]
  element: HTMLElement
}

/** What the script of the maps service would bring, drawing nothing. */
export interface FakeService {
  api: ScriptApi
  /** The map that was made last. */
  map: () => { location: ScriptLocation }
  markers: () => readonly FakeMarker[]
  /** How many markers were ever made. */
  made: () => number
  /** How many maps were made and not ended. */
  alive: () => number
  /** As when the visitor drags the map. */
  drag: (center: [number, number], zoom: number) => void
}

/** Makes a fake service; its `api` stands for `window.ymaps3`. */
export function createFakeService(): FakeService {
  const listeners: ((event: { location: ScriptLocation }) => void)[] = []
  let markers: FakeMarker[] = []
  let made = 0
  let alive = 0
  const maps: { location: ScriptLocation }[] = []

  class Layer {}
  class YMapListener {
    constructor({ onUpdate }: { onUpdate: (event: { location: ScriptLocation }) => void }) {
      listeners.push(onUpdate)
    }
  }
  class YMapMarker implements FakeMarker {
    coordinates: [number, number]
    element: HTMLElement
    constructor(props: { coordinates: [number, number] }, element: HTMLElement) {
      made += 1
      this.coordinates = props.coordinates
      this.element = element
    }
    update({ coordinates }: { coordinates: [number, number] }) {
      this.coordinates = coordinates
    }
  }
  class YMap {
    location: ScriptLocation
    place: HTMLElement
    constructor(place: HTMLElement, { location }: { location: ScriptLocation }) {
      alive += 1
      this.place = place
      this.location = location
      place.append(document.createElement('ymaps'))
      maps.push(this)
    }
    addChild(child: object) {
      if (child instanceof YMapMarker) {
        markers.push(child)
        this.place.append(child.element)
      }
    }
    removeChild(child: object) {
      if (child instanceof YMapMarker) child.element.remove()
      markers = markers.filter((one) => one !== child)
    }
    update({ location }: { location: ScriptLocation }) {
      this.location = location
      listeners.forEach((onUpdate) => onUpdate({ location }))
    }
    destroy() {
      alive -= 1
    }
  }

  return {
    api: {
      ready: Promise.resolve(),
      YMap,
      YMapMarker,
      YMapListener,
      YMapDefaultSchemeLayer: Layer,
      YMapDefaultFeaturesLayer: Layer,
    },
    map: () => maps.at(-1)!,
    markers: () => markers,
    made: () => made,
    alive: () => alive,
    drag: (center, zoom) => listeners.forEach((onUpdate) => onUpdate({ location: { center, zoom } })),
  }
}
