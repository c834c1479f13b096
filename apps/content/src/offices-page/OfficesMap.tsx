import { css } from '@linaria/core'
import type { PickupPoints } from '@verstak/contracts/pickup'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { WhenNear } from '@verstak/remote-kit/WhenNear'
import { Button } from '@verstak/ui-kit/Button'
import { color, media, space } from '@verstak/ui-kit/tokens'
import { officesTexts as texts } from './offices.texts.ts'

export interface OfficesMapProps {
  offices: PickupPoints['offices']
  mapCenter: PickupPoints['mapCenter']
  chosenId: number | null
  onChoose: (id: number) => void
}

/** The list's shops on the map of the delivery remote, whose code comes when it is near. */
export function OfficesMap({ offices, mapCenter, chosenId, onChoose }: OfficesMapProps) {
  return (
    <WhenNear className={frame}>
      <RemoteWidget
        name="delivery/PointsMap"
        points={offices.map(({ id, coordinates, address, metro }) => ({
          id: String(id),
          lat: coordinates.lat,
          lon: coordinates.lon,
          label: address,
          address,
          state: 'available' as const,
          ...(metro?.color ? { dot: metro.color } : {}),
        }))}
        mapCenter={[mapCenter.lon, mapCenter.lat]}
        selectedId={chosenId === null ? null : String(chosenId)}
        onSelect={(id) => onChoose(Number(id))}
        unavailable={<p>{texts.mapFailed}</p>}
        fallback={
          <p className={instead} role="status">
            {texts.mapLoading}
          </p>
        }
        failure={(retry) => (
          <div className={instead} role="status">
            <p>{texts.mapFailed}</p>
            <Button variant="secondary" onClick={retry}>
              {texts.mapRetry}
            </Button>
          </div>
        )}
      />
    </WhenNear>
  )
}

const frame = css`
  position: relative;
  min-height: 320px;
  background-color: ${color.surfaceSunken};

  @media ${media.phone} {
    order: 1;
  }

  @media print {
    display: none;
  }
`

const instead = css`
  display: grid;
  place-content: center;
  gap: ${space.s12};
  height: 100%;
  padding: ${space.s24};
  text-align: center;
`
