import type { MapBounds, MapCamera } from '../map.ts'

/** A part of the map at a whole level of zoom. */
export interface MapPart {
  bounds: MapBounds
  zoom: number
}

/** Share of the shown width and height that is prepared at each side. */
const MARGIN = 0.25

const levelOf = (zoom: number) => Math.floor(zoom + 1e-6)

/** What a camera shows, with a margin. */
export function widen({ bounds: [west, south, east, north], zoom }: MapCamera): MapPart {
  const x = (east - west) * MARGIN
  const y = (north - south) * MARGIN
  return { bounds: [west - x, Math.max(south - y, -85), east + x, Math.min(north + y, 85)], zoom: levelOf(zoom) }
}

/** Whether a part still holds all that the camera shows. */
export function isWithin({ bounds, zoom }: MapCamera, part: MapPart): boolean {
  const [west, south, east, north] = part.bounds
  const inside = bounds[0] >= west && bounds[1] >= south && bounds[2] <= east && bounds[3] <= north
  return inside && levelOf(zoom) === part.zoom
}
