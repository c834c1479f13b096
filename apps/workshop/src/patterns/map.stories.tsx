import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { MapPoint } from '@verstak/map'
import { PointMap } from '@verstak/map/PointMap'
import { createFakeMap } from '@verstak/map/testing/createFakeMap'
import { useState } from 'react'

const POINTS: MapPoint[] = [
  {
    id: '1',
    lon: 37.6145,
    lat: 55.655,
    label: 'Варшавское ш., 97, сегодня с 16:00',
    state: 'available',
    dot: '#A1A2A3',
  },
  {
    id: '2',
    lon: 37.518,
    lat: 55.632,
    label: 'ул. Профсоюзная, 126, сегодня с 17:00',
    state: 'available',
    dot: '#ED9121',
  },
  { id: '3', lon: 37.75, lat: 55.727, label: 'Рязанский пр-т, 8А, завтра', state: 'later', dot: '#800080' },
  { id: '4', lon: 37.82, lat: 55.812, label: 'Щёлковское ш., 100, нет в наличии', state: 'muted', dot: '#0078BE' },
  { id: '5', lon: 37.613, lat: 55.759, label: 'ул. Тверская, 4, сегодня', state: 'available' },
  { id: '6', lon: 37.616, lat: 55.757, label: 'ул. Никольская, 10, сегодня', state: 'available' },
]

/** Marks, buttons and words of a map; the plan below them needs WebGL, which pictures and axe do without. */
const meta = {
  title: 'Patterns/PointMap',
  component: PointMap,
  args: {
    points: POINTS,
    mapCenter: [37.62, 55.75],
    settings: { provider: 'plan' },
    createMap: createFakeMap().createMap,
  },
  render: function Map(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId ?? null)
    return (
      <div style={{ height: 480 }}>
        <PointMap {...args} selectedId={selectedId} onSelect={setSelectedId} />
      </div>
    )
  },
} satisfies Meta<typeof PointMap>

export default meta
type Story = StoryObj<typeof meta>

export const Points: Story = {}
export const Chosen: Story = {
  args: { selectedId: '1', balloon: 'Сегодня с 16:00, 6 шт', position: [37.612, 55.653] },
}
export const Search: Story = { args: { canSearch: true } }
export const Loading: Story = { args: { createMap: () => new Promise(() => undefined) } }
export const Unavailable: Story = {
  args: { createMap: createFakeMap({ error: new Error('no WebGL') }).createMap },
}
