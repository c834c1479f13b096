/** The part of the service's API, version v3, that is used. Coordinates are longitude first. */
export interface ScriptApi {
  ready: Promise<void>
  YMap: new (
    place: HTMLElement,
    props: { location: ScriptLocation; behaviors: string[]; zoomRange: { min: number; max: number } },
  ) => ScriptMap
  YMapDefaultSchemeLayer: new (props: object) => ScriptChild
  YMapDefaultFeaturesLayer: new (props: object) => ScriptChild
  YMapListener: new (props: {
    onUpdate: (event: { location: { center: readonly number[]; zoom: number } }) => void
  }) => ScriptChild
  YMapMarker: new (props: { coordinates: [number, number] }, element: HTMLElement) => ScriptMarker
}

/** Where the map goes; `duration` in ms. */
export interface ScriptLocation {
  center: [number, number]
  zoom: number
  duration?: number
}

/** What a map can hold. */
export type ScriptChild = object

/** An element at a place. */
export interface ScriptMarker extends ScriptChild {
  update(props: { coordinates: [number, number] }): void
}

/** The service's map. */
export interface ScriptMap {
  addChild(child: ScriptChild): unknown
  removeChild(child: ScriptChild): unknown
  update(props: { location: ScriptLocation }): void
  destroy(): void
}

declare global {
  interface Window {
    ymaps3?: ScriptApi
  }
}
