import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import type { MediaEntry } from '@verstak/contracts/reviewMedia'
import { isMobile, useHost } from '@verstak/host'
import { Icon } from '@verstak/ui-kit/Icon'
import { chevronLeftIcon, chevronRightIcon, closeIcon } from '@verstak/ui-kit/icons'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { color, dimension, fontSize, media, radius, shadow, space, weight } from '@verstak/ui-kit/tokens'
import { useModal } from '@verstak/ui-kit/useModal'
import { useEffect, type KeyboardEvent } from 'react'
import { reviewMediaQuery } from '../review-list/reviewsQuery.ts'
import type { MediaOf } from './MediaOf.ts'
import { MediaPanel } from './MediaPanel.tsx'
import { MediaThumbs } from './MediaThumbs.tsx'
import { MediaViewer } from './MediaViewer.tsx'
import { windowTexts } from './mediaWindow.texts.ts'
import { useModalInfo } from './useModalInfo.ts'
import { useMediaPlace } from './useMediaPlace.ts'
import { useSwipeAcross } from './useSwipeAcross.ts'

export interface MediaWindowProps extends MediaOf {
  /** Medium that it opens with, by its place in its review. */
  start: { entry: MediaEntry; index: number }
  onClose: () => void
}

/**
 * Photos and videos of buyers with their reviews. Arrows and ← → go through all of them, a finger on the picture, too;
 * a finger on the text goes through the reviews. Esc closes.
 */
export function MediaWindow({ productGuid, isCurrentVariant, start, onClose }: MediaWindowProps) {
  const { call, layout } = useHost()
  const isPhone = isMobile(layout)
  const { data } = useQuery(reviewMediaQuery(call, productGuid, isCurrentVariant))
  const list = data === 'trouble' || !data ? null : data
  const { places, current, place, entry, position, count, show, step, stepReview } = useMediaPlace(list, start)
  const { info, ownPlaces } = useModalInfo(entry, onClose)
  const modal = useModal(true, onClose)
  const shownPlaces = places.length > 0 ? places : ownPlaces
  const medium = (place ?? ownPlaces[start.index] ?? ownPlaces[0])?.medium
  const author = info?.reviewItem.author.name ?? ''
  const swipeMedia = useSwipeAcross(step)
  const swipeReviews = useSwipeAcross(stepReview)

  useEffect(() => {
    for (const neighbour of [places[current - 1], places[current + 1]]) {
      if (neighbour?.medium.kind === 'image') new Image().src = neighbour.medium.url
    }
  }, [places, current])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    // The arrows of a playing video are its own.
    if (event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    step(event.key === 'ArrowLeft' ? -1 : 1)
  }

  const title = windowTexts.title(position + 1, count)
  return (
    <dialog
      {...modal}
      className={screen}
      data-phone={isPhone || undefined}
      aria-label={title}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={sheet}>
        {isPhone && (
          <header className={head}>
            <h2 className={heading}>
              <span role="status">{title}</span>
            </h2>
          </header>
        )}
        <div className={viewer}>
          <div className={stage} {...swipeMedia}>
            {medium && <MediaViewer key={medium.url} medium={medium} author={author} />}
            {!isPhone && shownPlaces.length > 0 && (
              <span className={badge} role="status">
                {windowTexts.place(current + 1, shownPlaces.length)}
              </span>
            )}
            {isPhone && <Marks count={ownPlaces.length} current={place?.index ?? 0} />}
          </div>
          {!isPhone && <MediaThumbs places={shownPlaces} current={current} onShow={show} />}
        </div>
        <MediaPanel info={info} isPhone={isPhone} swipe={swipeReviews} />
        {/* Last in the document, so that the picture comes first. */}
        <IconButton className={cross} shape={closeIcon} label={windowTexts.close} onClick={onClose} />
      </div>
      {current > 0 && <Arrow onPress={() => step(-1)} />}
      {current < shownPlaces.length - 1 && <Arrow isNext onPress={() => step(1)} />}
    </dialog>
  )
}

/** Where on a phone the medium stands among those of its review. */
function Marks({ count, current }: { count: number; current: number }) {
  if (count < 2) return null
  return (
    <div className={marks} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-on={index === current || undefined} />
      ))}
    </div>
  )
}

function Arrow({ isNext, onPress }: { isNext?: boolean; onPress: () => void }) {
  const label = isNext ? windowTexts.next : windowTexts.previous
  return (
    <button type="button" className={arrow} data-next={isNext} aria-label={label} title={label} onClick={onPress}>
      <Icon shape={isNext ? chevronRightIcon : chevronLeftIcon} size="l" />
    </button>
  )
}

const head = css`
  padding: ${space.s16} 60px ${space.s16} ${space.s16};
`

const heading = css`
  font-size: ${fontSize.s18};
  font-weight: ${weight.bold};
`

const stage = css`
  position: relative;
  display: grid;
  min-height: 0;
  overflow: hidden;
  border-radius: ${radius.card};
  background-color: ${color.surfaceInverse};
  touch-action: pan-y;
`

const badge = css`
  position: absolute;
  top: ${space.s12};
  left: ${space.s12};
  padding: ${space.s2} ${space.s8};
  border-radius: ${radius.plate};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s12};
  font-weight: ${weight.semibold};
`

const marks = css`
  position: absolute;
  right: ${space.s16};
  bottom: ${space.s12};
  left: ${space.s16};
  display: flex;
  gap: ${space.s4};
  pointer-events: none;

  > i {
    flex: 1;
    height: 3px;
    background-color: ${color.surfaceCard};
    box-shadow: 0 0 0 1px ${color.lineDefault};
  }

  > i[data-on] {
    background-color: ${color.surfaceInverse};
  }
`

const viewer = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) 72px;
  gap: ${space.s16};
  min-width: 0;
  min-height: 0;
  padding: ${space.s20};
  background-color: ${color.surfaceSunken};
`

const cross = css`
  position: absolute;
  top: ${space.s12};
  right: ${space.s12};
`

const arrow = css`
  position: absolute;
  top: calc(50% - 28px);
  left: 21px;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};
  color: ${color.textPrimary};

  &[data-next] {
    right: 21px;
    left: auto;
  }

  &:hover {
    background-color: ${color.surfaceSunken};
  }
`

const sheet = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(320px, 32%, 400px);
  grid-template-rows: minmax(0, 1fr);
  /* MEDIA-001 */
  width: calc(100% - 196px);
  height: min(100dvh - 64px, 880px);
  overflow: hidden;
  border-radius: ${radius.dialog};
  background-color: ${color.surfaceCard};
  box-shadow: ${shadow.dialog};
`

const screen = css`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background-color: transparent;
  color: ${color.textPrimary};

  &[open] {
    display: grid;
    place-items: center;
  }

  &::backdrop {
    background-color: ${color.surfaceScrim};
  }

  &[data-phone] > .${arrow} {
    display: none;
  }

  &[data-phone] > .${sheet} {
    grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
    width: 100%;
    height: 100dvh;
    border-radius: 0;
  }

  &[data-phone] .${viewer} {
    grid-template-rows: auto;
    padding: 0;
  }

  &[data-phone] .${stage} {
    height: min(70vw, 45dvh);
    border-radius: 0;
  }

  &[data-phone] .${cross} {
    top: ${space.s8};
    right: ${space.s8};
    width: ${dimension.tapMin};
    height: ${dimension.tapMin};
  }

  @media ${media.phone} {
    &:not([data-phone]) > .${sheet} {
      grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr);
      width: 100%;
      height: 100dvh;
    }
  }
`
