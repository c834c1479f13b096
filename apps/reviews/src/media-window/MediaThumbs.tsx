import { css } from '@linaria/core'
import { color, fontSize, space } from '@verstak/ui-kit/tokens'
import { MediaThumb } from '../review-card/MediaThumb.tsx'
import { windowTexts } from './mediaWindow.texts.ts'
import { guidOfEntry, type MediaPlace } from './placesOf.ts'

/** Media of the reviews around the shown one; more do not fit. */
const AROUND = 12

export interface MediaThumbsProps {
  places: readonly MediaPlace[]
  /** Index of the shown one. */
  current: number
  onShow: (index: number) => void
}

/** Small pictures of the shown review and of those after it; a line divides the reviews. */
export function MediaThumbs({ places, current, onShow }: MediaThumbsProps) {
  const guid = guidOfEntry(places[current]?.entry ?? {})
  const first = places.findIndex(({ entry }) => guidOfEntry(entry) === guid)
  const own = places.filter(({ entry }) => guidOfEntry(entry) === guid)
  const start = Math.max(0, first)
  const shown = places.slice(start, Math.max(start + own.length, start + AROUND))
  return (
    <div className={row} role="group" aria-label={windowTexts.thumbs}>
      <ul className={list}>
        {shown.map(({ medium, entry, index }, offset) => (
          <li
            key={`${guidOfEntry(entry)} ${index}`}
            className={cell}
            data-divided={(index === 0 && offset > 0) || undefined}
          >
            <MediaThumb
              medium={medium}
              size="s"
              label={windowTexts.thumb(start + offset + 1, places.length)}
              isCurrent={start + offset === current}
              onOpen={() => onShow(start + offset)}
            />
          </li>
        ))}
      </ul>
      <span className={note}>{windowTexts.inReview(own.length)}</span>
    </div>
  )
}

const list = css`
  display: flex;
  gap: ${space.s8};
  min-width: 0;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
`

const cell = css`
  display: flex;
  align-items: center;

  &[data-divided]::before {
    content: '';
    flex: none;
    width: 1px;
    height: 48px;
    margin: 0 ${space.s16} 0 ${space.s8};
    background-color: ${color.lineDefault};
  }
`

const note = css`
  flex: none;
  margin-left: auto;
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s16};
  min-width: 0;
`
