import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { PointMap } from '@verstak/map/PointMap'
import { use, type ReactNode } from 'react'
import { MapAdapter } from './mapAdapter.ts'
import { pointsMapTexts } from './pointsMap.texts.ts'

/** Points on the store's map. A widget, so that its code and styles come only when a map is shown. */
export function PointsMap(props: WidgetProps['delivery/PointsMap']) {
  const { points, mapCenter, selectedId, onSelect, position, canSearch, covered = 0, balloon, unavailable } = props
  const { map } = useHost()
  const createMap = use(MapAdapter)
  return (
    <PointMap
      points={points}
      mapCenter={mapCenter}
      settings={map}
      selectedId={selectedId}
      onSelect={(id) => void onSelect(id)}
      label={pointsMapTexts.label}
      clusterLabel={pointsMapTexts.cluster}
      position={position ?? null}
      canSearch={canSearch ?? false}
      inset={{ bottom: covered }}
      createMap={createMap}
      balloon={balloon as ReactNode}
      unavailable={unavailable as ReactNode}
    />
  )
}
