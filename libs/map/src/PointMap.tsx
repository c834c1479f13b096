import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { color, fontSize, layer, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { MapSearch } from './MapSearch.tsx'
import { MarkLayer } from './marks/MarkLayer.tsx'
import { ZoomButtons } from './ZoomButtons.tsx'
import type { LonLat, MapStatus } from './map.ts'
import { MAP_ZOOM } from './mapZooms.ts'
import { onMapKey } from './onMapKey.ts'
import { pointMapTexts } from './pointMap.texts.ts'
import { usePointMap } from './usePointMap.ts'
import type { MapContent } from './usePointMap.ts'

export interface PointMapProps extends MapContent {
  /** A mark was pressed. Clusters open by themselves. */
  onSelect?: (id: string) => void
  /** Accessible name. */
  label?: string
  /** Accessible name of a cluster of so many points. */
  clusterLabel?: (count: number) => string
  /** Shown beside the chosen point, such as a card with its date; not read out, the label says the same. */
  balloon?: ReactNode
  /** Where the visitor is, if he allowed that. */
  position?: LonLat | null
  /** Address search over the map (for staff). */
  canSearch?: boolean
  /** Further buttons below those of the zoom. */
  controls?: ReactNode
  /** Note and buttons below «Карта недоступна», instead of the usual sentence; «Загрузить карту ещё раз» follows. */
  unavailable?: ReactNode
  /** Hears each change of the status. */
  onStatus?: (status: MapStatus) => void
}

/**
 * A map with points: marks and clusters are buttons, arrow keys move the map, + and − zoom. The code of the provider
 * comes when this is first shown. Fills its parent's size. States: `data-status`, see {@link MapStatus}.
 */
export function PointMap(props: PointMapProps) {
  const { points, selectedId, onSelect, label = pointMapTexts.label, onStatus, canSearch, controls } = props
  const place = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const { status, map, camera, go, retry } = usePointMap(place, props)

  const tell = useEffectEvent((now: MapStatus) => onStatus?.(now))
  useEffect(() => {
    tell(status)
  }, [status])

  return (
    <div className={frame} data-status={status}>
      <div
        ref={region}
        className={mapRegion}
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        aria-busy={status !== 'loaded'}
        hidden={status === 'error'}
        tabIndex={0}
        onKeyDown={(event) => map && onMapKey(event, map, go)}
      >
        <div ref={place} className={canvasPlace} />
      </div>
      <VisuallyHidden id={keysId}>{pointMapTexts.keys}</VisuallyHidden>
      {map && camera && (
        <MarkLayer
          {...{ map, camera, points, selectedId, region }}
          balloon={props.balloon}
          position={props.position}
          clusterLabel={props.clusterLabel ?? pointMapTexts.cluster}
          onPoint={(id) => onSelect?.(id)}
          onCluster={(bounds) => go({ bounds, maxZoom: MAP_ZOOM.single })}
        />
      )}
      {status === 'error' && (
        <div className={sorry} role="status">
          <strong className={sorryTitle}>{pointMapTexts.unavailable}</strong>
          {props.unavailable ?? <p>{pointMapTexts.unavailableNote}</p>}
          <Button variant="secondary" onClick={retry}>
            {pointMapTexts.retry}
          </Button>
        </div>
      )}
      {(status === 'pending' || status === 'loading') && (
        <p className={waiting} role="status">
          {pointMapTexts.loading}
        </p>
      )}
      {canSearch && map && (
        <MapSearch
          points={points}
          places={map.places()}
          onPlace={(at) => go({ center: at, zoom: MAP_ZOOM.chosen })}
          onPoint={(id) => onSelect?.(id)}
        />
      )}
      {map?.attribution && <p className={caption}>{map.attribution}</p>}
      {status !== 'error' && (
        <div className={corner} data-inset-bottom={props.inset?.bottom ? true : undefined}>
          <ZoomButtons
            isReady={status === 'loaded'}
            onZoom={(by) => map && go({ zoom: Math.round(map.camera().zoom) + by })}
          />
          {controls}
        </div>
      )}
    </div>
  )
}

const frame = css`
  position: relative;
  isolation: isolate;
  width: 100%;
  height: 100%;
  min-height: 160px;
  /* Focus must never scroll marks out of their places. */
  overflow: clip;
  background: ${color.surfaceSunken};
  color: ${color.textPrimary};
`

const mapRegion = css`
  position: absolute;
  inset: 0;

  &:focus-visible {
    outline: 0;
  }

  /* Above the picture, which would cover an outline. */
  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid ${color.focusRing};
    pointer-events: none;
  }
`

const canvasPlace = css`
  position: absolute;
  inset: 0;
  overflow: clip;
`

const waiting = css`
  position: absolute;
  top: 50%;
  left: 50%;
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.control};
  background: ${color.surfaceCard};
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  white-space: nowrap;
  transform: translate(-50%, -50%);
  pointer-events: none;
`

const corner = css`
  position: absolute;
  right: ${space.s16};
  top: 50%;
  z-index: ${layer.raised};
  display: grid;
  gap: ${space.s12};
  transform: translateY(-50%);

  @media ${media.phone} {
    top: auto;
    right: ${space.s12};
    bottom: ${space.s24};
    transform: none;
  }

  /* Something covers the lower part. */
  &[data-inset-bottom] {
    top: ${space.s24};
    bottom: auto;
    transform: none;
  }
`

const caption = css`
  position: absolute;
  left: ${space.s12};
  bottom: ${space.s8};
  margin: 0;
  padding: 2px ${space.s6};
  border-radius: ${radius.plate};
  background: ${color.surfaceCard};
  color: ${color.textSecondary};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const sorry = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.s12};
  height: 100%;
  box-sizing: border-box;
  padding: ${space.s24};
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  & > p {
    max-width: 400px;
    margin: 0;
  }

  @media ${media.desktop} {
    padding-inline: 15%;
  }
`

const sorryTitle = css`
  color: ${color.textPrimary};
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
  font-weight: ${weight.semibold};
`
