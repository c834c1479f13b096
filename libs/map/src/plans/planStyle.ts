import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Plan, PlanKind } from './plan.ts'
import { planColors } from './planColors.data.ts'

/*
 * The style of the plan. It names no address: maplibre draws letters from the page's own font where a style has no
 * `glyphs`. Zooms here are maplibre's, one below those of the specification.
 */

type Layer = LayerSpecification
type Layout = Extract<Layer, { type: 'symbol' }>['layout']

const FONT = ['Golos Text']

/** A letter as large as a mark, which is not seen. */
const BOX = '\u25A0'

const ofKind = (...kinds: PlanKind[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]]
const both = (...all: ExpressionSpecification[]): ExpressionSpecification => ['all', ...all]
const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon']
const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString']
const isPoint: ExpressionSpecification = ['==', ['geometry-type'], 'Point']

/** Grows with the zoom: pairs of zoom and px. */
const growing = (...stops: (number | ExpressionSpecification)[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as unknown as ExpressionSpecification

const perRank = (one: number, two: number, three: number): ExpressionSpecification => [
  'match',
  ['coalesce', ['get', 'rank'], ['get', 'width'], 1],
  3,
  three,
  2,
  two,
  one,
]

const fill = (id: string, filter: ExpressionSpecification, color: string): Layer => ({
  id,
  type: 'fill',
  source: 'plan',
  filter,
  paint: { 'fill-color': color },
})

const stroke = (id: string, filter: ExpressionSpecification, color: string, width: ExpressionSpecification): Layer => ({
  id,
  type: 'line',
  source: 'plan',
  filter: both(isLine, filter),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': color, 'line-width': width },
})

interface Words {
  filter: ExpressionSpecification
  color: string
  size: number | ExpressionSpecification
  layout?: Layout
  minzoom?: number
  maxzoom?: number
}

const words = (id: string, { filter, color, size, layout, ...range }: Words): Layer => ({
  id,
  type: 'symbol',
  source: 'plan',
  filter,
  ...range,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': FONT,
    'text-size': size,
    'text-max-width': 8,
    'text-padding': 6,
    ...layout,
  },
  paint: { 'text-color': color, 'text-halo-color': planColors.halo, 'text-halo-width': 1.6 },
})

const ALONG: Layout = { 'symbol-placement': 'line', 'symbol-spacing': 380, 'text-max-angle': 30, 'text-padding': 12 }

/** Source of the marks' places, which keeps labels from standing behind them. */
export const MARKS = 'marks'

const layers: Layer[] = [
  { id: 'out', type: 'background', paint: { 'background-color': planColors.out } },
  fill('land', both(isArea, ofKind('land')), planColors.land),
  fill('park', both(isArea, ofKind('park')), planColors.park),
  fill('water', both(isArea, ofKind('water')), planColors.water),
  stroke(
    'river',
    ofKind('river'),
    planColors.water,
    growing(7, perRank(0.6, 1, 1.6), 10, perRank(2, 4, 7), 14, perRank(8, 26, 60), 17, perRank(30, 110, 300)),
  ),
  {
    ...stroke('distance', ofKind('distance'), planColors.distance, growing(8, 1, 14, 1.5)),
    paint: { 'line-color': planColors.distance, 'line-width': 1, 'line-dasharray': [4, 4] },
  } as Layer,
  stroke('road-edge', ofKind('road', 'street'), planColors.roadEdge, growing(8, 1.6, 10, 4, 14, 14, 17, 44)),
  stroke(
    'ring-edge',
    ofKind('ring'),
    planColors.ring,
    growing(8, perRank(1.2, 2, 3.4), 10, perRank(3.4, 5, 7.5), 14, perRank(13, 20, 26), 17, perRank(40, 60, 80)),
  ),
  stroke('road', ofKind('road', 'street'), planColors.road, growing(8, 1, 10, 2.8, 14, 11.5, 17, 40)),
  stroke(
    'ring',
    ofKind('ring'),
    planColors.road,
    growing(8, perRank(0.8, 1.2, 2), 10, perRank(2.2, 3.4, 5), 14, perRank(10.5, 16.5, 21), 17, perRank(36, 54, 72)),
  ),
  {
    ...stroke('metro', ofKind('metro'), planColors.label, growing(8, 1, 10, 1.8, 14, 3.5)),
    paint: {
      'line-color': ['coalesce', ['get', 'color'], planColors.label],
      'line-width': growing(8, 0.8, 10, 1.8, 14, 3.5),
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 8, 0.35, 11, 0.5, 14, 0.6],
    },
  } as Layer,
  {
    id: 'station',
    type: 'circle',
    source: 'plan',
    filter: both(isPoint, ofKind('station')),
    minzoom: 8.5,
    paint: {
      'circle-color': ['coalesce', ['get', 'color'], planColors.label],
      'circle-radius': growing(8.5, 1.6, 10, 2.8, 14, 6),
      'circle-stroke-color': planColors.station,
      'circle-stroke-width': growing(8.5, 0.6, 10, 1.2, 14, 2),
    },
  },
  words('river-name', {
    filter: both(isLine, ofKind('river')),
    color: planColors.waterLabel,
    size: growing(9, 11, 14, 15),
    minzoom: 8.6,
    layout: { ...ALONG, 'symbol-spacing': 500, 'text-letter-spacing': 0.08 },
  }),
  words('road-name', {
    filter: both(isLine, ofKind('road'), ['any', ['>=', ['zoom'], 11], ['>=', ['coalesce', ['get', 'rank'], 1], 2]]),
    color: planColors.label,
    size: growing(9, 11, 15, 14),
    minzoom: 9,
    layout: ALONG,
  }),
  words('ring-name', {
    filter: both(isLine, ofKind('ring')),
    color: planColors.town,
    size: growing(9, 10.5, 15, 14),
    minzoom: 8.2,
    layout: { ...ALONG, 'symbol-spacing': 620, 'text-letter-spacing': 0.04 },
  }),
  words('street-name', {
    filter: both(isLine, ofKind('street')),
    color: planColors.label,
    size: growing(11, 10.5, 15, 14),
    minzoom: 11.5,
    layout: ALONG,
  }),
  words('station-name', {
    filter: both(isPoint, ofKind('station')),
    color: planColors.town,
    size: growing(12, 11, 15, 14),
    minzoom: 11.6,
    layout: {
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.8,
      'text-justify': 'auto',
    },
  }),
  words('distance-name', {
    filter: both(isPoint, ofKind('distance')),
    color: planColors.label,
    size: 12,
  }),
  words('district-name', {
    filter: both(isPoint, ofKind('label'), ['>=', ['coalesce', ['get', 'rank'], 2], 3]),
    color: planColors.label,
    size: 12,
    minzoom: 11,
  }),
  words('part-name', {
    filter: both(isPoint, ofKind('label'), ['==', ['coalesce', ['get', 'rank'], 2], 2]),
    color: planColors.label,
    size: growing(9, 11, 13, 14),
    minzoom: 9.2,
  }),
  words('town-name', {
    filter: both(isPoint, ofKind('label'), ['==', ['coalesce', ['get', 'rank'], 2], 1]),
    color: planColors.town,
    size: growing(7, 11, 12, 15),
    layout: { 'text-padding': 10 },
  }),
  {
    id: 'behind-marks',
    type: 'symbol',
    source: MARKS,
    layout: {
      'text-field': BOX,
      'text-font': FONT,
      'text-size': 40,
      'text-anchor': ['match', ['get', 'anchor'], 'bottom', 'bottom', 'center'],
      'text-allow-overlap': true,
      'text-padding': 2,
    },
    paint: { 'text-opacity': 0 },
  },
]

/** The style over a plan. Labels that come later in it go before those that come earlier. */
export function planStyle(plan: Plan): StyleSpecification {
  const sources: StyleSpecification['sources'] = {
    plan: { type: 'geojson', data: plan, tolerance: 0.2 },
    [MARKS]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
  }
  return { version: 8, sources, layers }
}
