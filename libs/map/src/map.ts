import type { MapSettings } from '@verstak/contracts/map'

export type { MapProvider, MapSettings } from '@verstak/contracts/map'
export { MapError } from './MapError.ts'
export type { MapFault } from './MapError.ts'

/** WGS 84 in degrees, longitude first, as GeoJSON has it. */
export type LonLat = readonly [lon: number, lat: number]

/** West, south, east, north in degrees. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number]

/**
 * MAP-004: `pending` before anything was asked for (on the server, before the map's place is on the page), `loading`
 * while code, script and style come, `loaded` when the map is drawn, `error` when it can't be: the place then says
 * «Карта недоступна».
 */
export type MapStatus = 'pending' | 'loading' | 'loaded' | 'error'

/**
 * How a point looks: `available` (dark: take it today), `later` (white: another day), `muted` (white, grey sign:
 * nothing to take). The selected one is yellow and larger whatever its state.
 */
export type PointState = 'available' | 'later' | 'muted'

/** A place on the map. */
export interface MapPoint {
  id: string
  lat: number
  lon: number
  /** Accessible name of its mark: `Варшавское ш., 97, сегодня с 16:00`. */
  label: string
  /** Address, for the streets of towns without a plan and for the search by address; the label when absent. */
  address?: string | undefined
  state: PointState
  /** Colour of the dot at the mark's corner, such as its metro line's; none when absent. */
  dot?: string | undefined
}

/** Space in px that other things cover, such as a sheet from below; what is moved to is centred in the rest. */
export interface MapInset {
  top?: number
  right?: number
  bottom?: number
  left?: number
}

/** What the map shows at a moment. */
export interface MapCamera {
  center: LonLat
  /** Levels of 256-pixel tiles, where 0 is the world on one tile: the numbers of the specification. */
  zoom: number
  bounds: MapBounds
}

/** Where a camera goes: to a centre, or so that bounds fit. What is left out stays as it is. */
export type MapTarget =
  | { center?: LonLat; zoom?: number; bounds?: never }
  | { bounds: MapBounds; maxZoom?: number; center?: never; zoom?: never }

/** An element that the map keeps at a place. */
export interface MapMark {
  key: string
  at: LonLat
  element: HTMLElement
  /** Which part of the element stands at the place. */
  anchor: 'bottom' | 'center'
  /** Stands before the others. */
  isRaised?: boolean
}

/** What an adapter is made with. */
export interface MapInput {
  /** Empty element which the map fills; its size may change later. */
  place: HTMLElement
  target: MapTarget
  /** Centre of the town, whatever the map shows first. */
  center: LonLat
  inset: MapInset
  settings: MapSettings
  /** Points of the map, of whose addresses a plan may draw streets. */
  points: readonly MapPoint[]
  /** The camera has moved or moves. */
  onMove: (camera: MapCamera) => void
  /** The map can't go on after it was loaded, such as a lost context of WebGL. */
  onError: (error: Error) => void
}

/** A map in its place. */
export interface MapInstance {
  camera(): MapCamera
  /** Jumps, or flies when `animate`. */
  moveTo(target: MapTarget, options: { inset: MapInset; animate: boolean }): void
  /** Moves by pixels: positive x shows what is further east, positive y further south. */
  panBy(x: number, y: number, options: { animate: boolean }): void
  /**
   * Element in which the marks may be rendered together; absent where the provider takes each by itself. React adds some
   * hundred listeners to every element that it renders into, which takes seconds with a thousand marks.
   */
  marksPlace?: HTMLElement
  /** Replaces all marks; elements of marks that stay are neither moved in the document nor made anew. */
  setMarks(marks: readonly MapMark[]): void
  /** Streets and stations by name, for the search by address; empty for providers that name none. */
  places(): readonly NamedPlace[]
  /** To whom the data belong, where the provider does not show that itself. */
  attribution?: string
  /** Ends the map and gives back all that it holds; the place is empty afterwards. */
  destroy(): void
}

/** A street, a district or a station of the map's plan. */
export interface NamedPlace {
  name: string
  at: LonLat
}

/**
 * An adapter: makes a map in a place. Resolves when the map is drawn.
 * @throws MapError when it can't be: settings are missing, the script does not come, no WebGL
 */
export type CreateMap = (input: MapInput) => Promise<MapInstance>
