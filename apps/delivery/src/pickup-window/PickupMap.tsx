import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import type { MapPoint } from '@verstak/map'
import { PointMap } from '@verstak/map/PointMap'
import { Button } from '@verstak/ui-kit/Button'
import { fontSize, lineHeight, weight } from '@verstak/ui-kit/tokens'
import { use, useMemo } from 'react'
import { availabilityText } from './availabilityText.ts'
import { MapAdapter } from './mapAdapter.ts'
import { pickupTexts } from './pickup.texts.ts'
import type { ShownPoint } from './shownPoints.ts'
import type { Pickup } from './usePickup.ts'

export interface PickupMapProps {
  pickup: Pickup
  /** Height of the sheet over it, px. */
  covered?: number
  /** On a phone: leads to the list when there is no map. */
  onList?: () => void
}

/** The list's points on a map; a press selects one. What draws it comes when this is first shown. */
export function PickupMap({ pickup, covered = 0, onList }: PickupMapProps) {
  const { shown, data, active, isCart, isAdmin, position, press } = pickup
  const { map } = useHost()
  const createMap = use(MapAdapter)
  const points = useMemo(() => shown.map((one) => toMapPoint(one, isCart)), [shown, isCart])
  const { mapCenter } = data!
  const goods = active && availabilityText(active, isCart)
  return (
    <PointMap
      points={points}
      mapCenter={[mapCenter.lon, mapCenter.lat]}
      settings={map}
      selectedId={active === null ? null : String(active.id)}
      onSelect={(id) => press(Number(id))}
      label={pickupTexts.map}
      clusterLabel={pickupTexts.count}
      position={position && [position.lon, position.lat]}
      canSearch={isAdmin && !onList}
      inset={{ bottom: covered }}
      {...(createMap && { createMap })}
      balloon={
        active &&
        !onList && (
          <span className={balloon}>
            <b>{active.address}</b>
            {goods && <span>{[goods.when, goods.stock].filter(Boolean).join(', ')}</span>}
          </span>
        )
      }
      unavailable={
        onList ? (
          <>
            <p>{pickupTexts.mapFailedPhone(shown.length)}</p>
            <Button onClick={onList}>{pickupTexts.openList}</Button>
          </>
        ) : (
          <p>{pickupTexts.mapFailed}</p>
        )
      }
    />
  )
}

function toMapPoint({ point }: ShownPoint, isCart: boolean): MapPoint {
  const goods = availabilityText(point, isCart)
  return {
    id: String(point.id),
    lat: point.coordinates.lat,
    lon: point.coordinates.lon,
    address: point.address,
    label: goods ? `${point.address}, ${goods.when}` : point.address,
    state: !goods || goods.tone === 'today' ? 'available' : goods.tone === 'later' ? 'later' : 'muted',
    dot: point.hasNoMetro ? undefined : point.metro?.color || undefined,
  }
}

const balloon = css`
  display: grid;
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  & > b {
    font-weight: ${weight.semibold};
  }
`
