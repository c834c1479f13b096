import { css } from '@linaria/core'
import type { WidgetProps } from '@verstak/contracts/widget'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { useDeferredValue, useMemo } from 'react'
import { availabilityText } from './availabilityText.ts'
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

/** The list's points on a map; a press selects one. The map's code comes when this is first shown. */
export function PickupMap({ pickup, covered = 0, onList }: PickupMapProps) {
  const { shown, data, active, isCart, isAdmin, position, press } = pickup
  // The list is painted first.
  const later = useDeferredValue(shown)
  const points = useMemo(() => later.map((one) => toMapPoint(one, isCart)), [later, isCart])
  const { mapCenter } = data!
  const goods = active && availabilityText(active, isCart)
  const unavailable = onList ? (
    <>
      <p>{pickupTexts.mapFailedPhone(shown.length)}</p>
      <Button onClick={onList}>{pickupTexts.openList}</Button>
    </>
  ) : (
    <p>{pickupTexts.mapFailed}</p>
  )
  return (
    <RemoteWidget
      name="delivery/PointsMap"
      points={points}
      mapCenter={[mapCenter.lon, mapCenter.lat]}
      selectedId={active === null ? null : String(active.id)}
      onSelect={(id) => press(Number(id))}
      position={position && [position.lon, position.lat]}
      canSearch={isAdmin && !onList}
      covered={covered}
      balloon={
        active &&
        !onList && (
          <span className={balloon}>
            <b>{active.address}</b>
            {goods && <span>{[goods.when, goods.stock].filter(Boolean).join(', ')}</span>}
          </span>
        )
      }
      unavailable={unavailable}
      fallback={
        <p className={instead} role="status">
          {pickupTexts.mapLoading}
        </p>
      }
      failure={(retry) => (
        <div className={instead} role="status">
          <b className={title}>{pickupTexts.mapUnavailable}</b>
          {unavailable}
          <Button variant="secondary" onClick={retry}>
            {pickupTexts.mapRetry}
          </Button>
        </div>
      )}
    />
  )
}

function toMapPoint({ point }: ShownPoint, isCart: boolean): WidgetProps['delivery/PointsMap']['points'][number] {
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

const instead = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.s12};
  box-sizing: border-box;
  height: 100%;
  padding: ${space.s24} 15%;
  background-color: ${color.surfaceSunken};
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const title = css`
  color: ${color.textPrimary};
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
  font-weight: ${weight.semibold};
`
