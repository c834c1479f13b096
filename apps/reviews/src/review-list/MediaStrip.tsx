import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { isMobile, useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, lineHeight, media as mediaQuery, radius, space, weight } from '@verstak/ui-kit/tokens'
import { MediaThumb } from '../review-card/MediaThumb.tsx'
import type { OpenMedia } from '../media-window/OpenMedia.ts'
import { guidOfEntry, placesOf } from '../media-window/placesOf.ts'
import { listTexts } from './reviewList.texts.ts'
import { reviewMediaQuery } from './reviewsQuery.ts'

/** Squares in the strip of a desktop, besides the one that tells of the rest. */
const SHOWN = 7
/** A phone scrolls the strip. */
const SHOWN_ON_PHONE = 20

export interface MediaStripProps {
  productGuid: string
  isCurrentVariant: boolean
  onOpen: OpenMedia
}

/** Photos and videos of buyers above their reviews; nothing without any, a sentence when they did not come. */
export function MediaStrip({ productGuid, isCurrentVariant, onOpen }: MediaStripProps) {
  const { call, layout } = useHost()
  const { data } = useSuspenseQuery(reviewMediaQuery(call, productGuid, isCurrentVariant))
  if (data === null) return null
  if (data === 'trouble') {
    return (
      <div className={strip}>
        <Message tone="info">{listTexts.mediaTrouble}</Message>
      </div>
    )
  }
  const all = placesOf(data)
  if (all.length === 0) return null
  const shown = all.slice(0, isMobile(layout) ? SHOWN_ON_PHONE : SHOWN)
  const rest = all[shown.length]
  return (
    <section className={strip}>
      <Heading level={2} look="block" note={isMobile(layout) && formatNumber(all.length)}>
        {listTexts.media}
      </Heading>
      <ul className={row}>
        {shown.map(({ medium, entry, index }, place) => (
          <li key={`${guidOfEntry(entry)} ${index}`}>
            <MediaThumb
              medium={medium}
              label={listTexts.medium[medium.kind](place + 1, all.length)}
              onOpen={() => onOpen(entry, index)}
            />
          </li>
        ))}
        {rest && (
          <li>
            <button type="button" className={others} onClick={() => onOpen(rest.entry, rest.index)}>
              +{formatNumber(all.length - shown.length)}
              <small className={quiet}>{listTexts.allMedia(formatNumber(all.length))}</small>
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Holds the place of the strip until it comes: what stands below does not move. */
export function MediaStripPlace() {
  return (
    <div className={strip}>
      <Heading level={2} look="block">
        {listTexts.media}
      </Heading>
      <div className={emptyRow} />
    </div>
  )
}

const quiet = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  font-weight: ${weight.regular};
`

const others = css`
  display: grid;
  place-content: center;
  justify-items: center;
  width: 104px;
  height: 104px;
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
  font-weight: ${weight.semibold};

  &:hover {
    box-shadow: inset 0 0 0 2px ${color.lineStrong};
  }

  @media (scripting: none) {
    display: none;
  }
`

const row = css`
  display: flex;
  gap: ${space.s8};
  margin: ${space.s12} calc(-1 * ${space.s4}) 0;
  padding: ${space.s4};
  overflow-x: auto;
`

/* As high as the squares with what is around them. */
const emptyRow = css`
  height: 112px;
  margin-top: ${space.s12};
`

const strip = css`
  padding: ${space.s20} ${space.s24};
  border-bottom: 1px solid ${color.lineHair};

  @media ${mediaQuery.phone} {
    padding: ${space.s16} ${space.s12};
  }
`
