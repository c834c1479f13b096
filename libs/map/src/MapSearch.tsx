import { css } from '@linaria/core'
import { SearchField } from '@verstak/ui-kit/SearchField'
import { color, fontSize, layer, lineHeight, radius, shadow, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { LonLat, MapPoint, NamedPlace } from './map.ts'
import { pointMapTexts } from './pointMap.texts.ts'
import { searchPlaces } from './searchPlaces.ts'
import type { FoundPlace } from './searchPlaces.ts'

export interface MapSearchProps {
  points: readonly MapPoint[]
  places: readonly NamedPlace[]
  onPoint: (id: string) => void
  onPlace: (at: LonLat) => void
}

/** Search by address over a map: what is found stands below the field; Enter goes to the first. */
export function MapSearch({ points, places, onPoint, onPlace }: MapSearchProps) {
  const [text, setText] = useState('')
  const found = searchPlaces(text, points, places)

  function choose({ pointId, at }: FoundPlace) {
    setText('')
    if (pointId === undefined) onPlace(at)
    else onPoint(pointId)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (found[0]) choose(found[0])
  }

  return (
    <div className={box} role="search">
      <form onSubmit={submit}>
        <SearchField
          label={pointMapTexts.search}
          submitLabel={pointMapTexts.find}
          placeholder={pointMapTexts.search}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      {text.trim() !== '' && (
        <div className={results} role="status">
          {found.length === 0 && <p className={nothing}>{pointMapTexts.notFound}</p>}
          {found.map((place) => (
            <button
              key={`${place.pointId ?? ''} ${place.name} ${place.at.join()}`}
              type="button"
              className={result}
              onClick={() => choose(place)}
            >
              {place.name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const box = css`
  position: absolute;
  top: ${space.s16};
  left: ${space.s16};
  z-index: ${layer.raised};
  width: min(360px, calc(100% - 32px));
`

const results = css`
  display: grid;
  margin-top: ${space.s4};
  padding-block: ${space.s8};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
  box-shadow: ${shadow.popup};
`

const result = css`
  padding: ${space.s10} ${space.s16};
  border: 0;
  background: none;
  color: ${color.textPrimary};
  font: inherit;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  text-align: start;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${color.surfaceSunken};
  }
`

const nothing = css`
  margin: 0;
  padding: ${space.s10} ${space.s16};
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`
